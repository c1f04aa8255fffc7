//! What a visit does at a board.

use crate::games::{Game, Press};
use crate::{Done, Visit};
use thirtyfour::error::WebDriverResult;
use thirtyfour::{By, Key, WebElement};

/// The actions that only the menu of a game has: the control is there once it is open.
const MENU: [&str; 3] = ["redo", "resign", "stop"];

impl Visit {
    /// The cell of this name, as those find it who hear the page.
    pub async fn cell(&self, name: &str) -> WebDriverResult<WebElement> {
        // The comma after its name is the language's.
        let named = [',', '，'].map(|comma| format!("starts-with(., '{name}{comma}')"));
        let path = format!("//*[@role='gridcell'][{}]", named.join(" or "));
        self.driver().find(By::XPath(path)).await
    }

    /// Clicks a cell.
    pub async fn click(&self, name: &str) -> Done {
        self.tap(self.cell(name).await?).await
    }

    /// Clicks cells one after another: `a3 a5`.
    pub async fn clicks(&self, names: &str) -> Done {
        for name in names.split_whitespace() {
            self.click(name).await?;
        }
        Ok(())
    }

    /// Opens a recorded game's page, with what its players have kept before.
    pub async fn open_game(&self, game: &Game) -> Done {
        self.open(&game.address).await?;
        self.keep_own(game).await
    }

    /// Keeps what the players of a recorded game lay out first.
    pub async fn keep_own(&self, game: &Game) -> Done {
        if let Some(own) = &game.own {
            for seat in 0..game.seats() {
                self.keep(&format!("own.{}.{seat}", game.id.id()), own).await?;
            }
        }
        Ok(())
    }

    /// Presses one thing after another with the mouse. What cannot be pressed yet is waited
    /// for.
    pub async fn play(&self, presses: &[Press]) -> Done {
        for press in presses {
            match press {
                Press::Cell(name) => self.click(name).await?,
                Press::Control(action) => {
                    if !MENU.contains(&action.as_str()) {
                        self.until_live(action).await?;
                    }
                    self.act(action).await?;
                }
            }
        }
        Ok(())
    }

    /// Waits until the control of an action can be pressed.
    pub async fn until_live(&self, action: &str) -> Done {
        let script = format!(
            "return !!document.querySelector('[data-do=\"{action}\"]:not([aria-disabled])')"
        );
        self.until(action, &script).await
    }

    /// Brings the focus to an element as Tab does. Where the page changes meanwhile, as when dice
    /// come to rest, it is looked for anew.
    pub async fn tab_to(&self, selector: &str) -> Done {
        for _ in 0..3 {
            if self.tab_towards(selector).await? {
                return Ok(());
            }
        }
        panic!("Tab does not lead to {selector}")
    }

    /// Presses Tab as often as there are stops on the way; tells whether it is reached.
    async fn tab_towards(&self, selector: &str) -> WebDriverResult<bool> {
        let script = "const stops = [...document.querySelectorAll('a, button, input, [tabindex]')]
                .filter((e) => (e.tabIndex >= 0 || e === document.activeElement) && e.getClientRects().length > 0);
            const to = document.querySelector(arguments[0]);
            return stops.indexOf(to) - stops.indexOf(document.activeElement)";
        let stops = self.js_with::<i64>(script, vec![selector.into()]).await?;
        for _ in 0..stops.abs() {
            match stops > 0 {
                true => self.keys(&[Key::Tab]).await?,
                false => self.keys_with(Key::Shift, Key::Tab).await?,
            }
        }
        let there = "return document.activeElement.matches(arguments[0])";
        self.js_with(there, vec![selector.into()]).await
    }

    /// What is said of a cell: `a3, pion blanc, 2 coups possibles`.
    pub async fn label(&self, name: &str) -> WebDriverResult<String> {
        Ok(self.cell(name).await?.prop("textContent").await?.unwrap_or_default())
    }

    /// What stands on every cell, in the page's words, as one line.
    pub async fn standing(&self) -> WebDriverResult<String> {
        let script = "return [...document.querySelectorAll('[role=gridcell]')]
            .map((cell) => cell.textContent.split(', ').slice(0, 2))
            .filter(([, what]) => what.startsWith('pion '))
            .map(([name, what]) => name + what.slice(4)).sort().join()";
        self.js(script).await
    }

    /// The sentence beside the board.
    pub async fn sentence(&self) -> WebDriverResult<String> {
        self.text("p.s1").await
    }

    /// The move list.
    pub async fn moves(&self) -> WebDriverResult<Vec<String>> {
        self.texts("ol.mv li > button").await
    }

    /// The step of the move list that is shown; none at the beginning.
    pub async fn shown(&self) -> WebDriverResult<String> {
        self.text("ol.mv [aria-current=step]").await
    }

    /// Waits until so many steps stand.
    pub async fn until_moves(&self, number: usize) -> Done {
        let script =
            format!("return document.querySelectorAll('ol.mv li > button').length === {number}");
        self.until(&format!("{number} moves"), &script).await
    }

    /// Looks back at the game after so many moves, in the list of them.
    pub async fn look_at(&self, after: usize) -> Done {
        // Where the list is scrolled to what was looked at before, nothing is pressed while it is.
        self.still().await?;
        // At the end the list of moves may have no room until one looks back.
        if !self.find(&format!("#m{after}")).await?.is_displayed().await? {
            self.press(".say [data-do^='back:']").await?;
            let back = "return !!document.querySelector('.play[data-back]')";
            self.until("the way back", back).await?;
            self.still().await?;
        }
        self.press(&format!("#m{after}")).await?;
        // (WebKit's driver may come back from a press before the page has heard of it.)
        let there = format!("return document.querySelector('#m{after}')?.ariaCurrent === 'step'");
        self.until(&format!("step {after}"), &there).await
    }

    /// Goes to the page of the game's text and back; gives the record.
    pub async fn record(&self, game: &str) -> WebDriverResult<String> {
        self.go(&format!("#/{game}/text")).await?;
        let record = self.value("#record").await?;
        self.go(&format!("#/{game}")).await?;
        Ok(record)
    }
}
