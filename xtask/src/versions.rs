//! The pins: every tool of the build and its version, in one place. (The system's packages, browsers
//! among them, are not pinned.)

/// Builds the site.
pub const TRUNK: &str = "0.21.14";
/// Joins wasm and JavaScript; equal to the library's version in Cargo.lock.
pub const WASM_BINDGEN: &str = "0.2.129";
/// Gathers the licences of the crates that the modules hold; no build needs it.
pub const CARGO_ABOUT: &str = "0.9.3";
/// Drives Firefox in the browser tests.
pub const GECKODRIVER: &str = "0.37.1";
/// The package that holds wasm-opt. Trunk.toml names its first number.
pub const BINARYEN: &str = "132.0.0";
/// Joins style sheets and makes them smaller.
pub const LIGHTNINGCSS: &str = "1.33.0";
/// Makes scripts smaller.
pub const TERSER: &str = "5.51.2";
/// Compresses modules.
pub const ZOPFLI: &str = "1.0.15";
/// Draws QR codes on a page of the site.
pub const LEAN_QR: &str = "2.7.4";
/// Judges accessibility in the browser tests.
pub const AXE: &str = "4.14.1";
/// Judges the pages' HTML.
pub const VNU: &str = "26.9.27";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::places;
    use std::fs;

    fn read(name: &str) -> String {
        fs::read_to_string(places::root().join(name)).unwrap_or_default()
    }

    #[test]
    fn wasm_bindgen_is_that_of_the_lock_file() {
        let lock = read("Cargo.lock");
        assert!(
            lock.contains(&format!("name = \"wasm-bindgen\"\nversion = \"{WASM_BINDGEN}\"\n")),
            "WASM_BINDGEN and Cargo.lock must name the same version"
        );
    }

    #[test]
    fn wasm_opt_is_that_of_trunk() {
        let major = BINARYEN.split('.').next().unwrap_or_default();
        assert!(
            read("Trunk.toml")
                .lines()
                .any(|line| line == format!("wasm_opt = \"version_{major}\""))
        );
    }

    #[test]
    fn node_packages_are_those_of_package_json() {
        let package = read("xtask/package.json");
        assert!(package.contains(&format!("\"binaryen\": \"{BINARYEN}\"")));
        assert!(package.contains(&format!("\"lightningcss\": \"{LIGHTNINGCSS}\"")));
        assert!(package.contains(&format!("\"terser\": \"{TERSER}\"")));
        assert!(package.contains(&format!("\"@gfx/zopfli\": \"{ZOPFLI}\"")));
        assert!(package.contains(&format!("\"lean-qr\": \"{LEAN_QR}\"")));
        assert!(package.contains(&format!("\"axe-core\": \"{AXE}\"")));
        assert!(package.contains(&format!("\"vnu-jar\": \"{VNU}\"")));
    }

    #[test]
    fn the_lock_file_of_the_node_packages_names_no_host() {
        assert!(!read("xtask/package-lock.json").contains("\"resolved\""));
    }
}
