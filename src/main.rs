//! The program: a page, or a worker.

/// The page's memory, by a small allocator.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    palamede::web::start();
}
