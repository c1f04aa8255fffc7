//! What the accessibility statement says, in the form of the French State's model. It is a document of
//! its own, and the engine never shows it.

use super::wording::wording;

wording! {
    /// The words of that page; texts of several paragraphs have bars between them.
    pub struct StatementWords {
        /// Its title.
        pub title: &'static str,
        /// The link to it in the foot of every page: `{state}`.
        pub mention: &'static str,
        /// The state of conformity: total, partial, none.
        pub states: [&'static str; 3],
        /// A day: `{day}`, `{month}`, `{year}`.
        pub date: &'static str,
        /// The months.
        pub months: [&'static str; 12],
        /// The commitment of a body which the law binds: `{name}`.
        pub bound: &'static str,
        /// Who publishes the site, bound by no law: `{name}`.
        pub published: &'static str,
        /// Nobody is named.
        pub nobody: &'static str,
        /// What the authors want.
        pub goal: &'static str,
        /// Before the plans.
        pub plans: &'static str,
        /// Link to the plan for several years.
        pub plan: &'static str,
        /// Link to that of this year.
        pub year_plan: &'static str,
        /// What the statement is about: `{site}`.
        pub scope: &'static str,
        /// Heading of the state.
        pub state: &'static str,
        /// The state, where no criterion is failed: `{state}`.
        pub state_is: &'static str,
        /// The state, where some are: `{state}`.
        pub state_for: &'static str,
        /// Nobody went through it with a screen reader.
        pub unheard: &'static str,
        /// Hence it does not claim more.
        pub no_more: &'static str,
        /// Somebody did: `{readers}`.
        pub heard: &'static str,
        /// Heading of the results.
        pub results: &'static str,
        /// Who audited, when, and what came of it: `{date}`, `{percent}`.
        pub audited: &'static str,
        /// How many criteria are met, failed, and do not apply: `{n}`.
        pub counts: [&'static str; 3],
        /// Heading of what is not accessible.
        pub contents: &'static str,
        /// Heading of the criteria that are failed.
        pub failed: &'static str,
        /// There are none.
        pub none_failed: &'static str,
        /// Heading of what would be too great a burden.
        pub derogations: &'static str,
        /// There is nothing of the kind.
        pub no_derogation: &'static str,
        /// Heading of what the law does not ask for.
        pub exempt: &'static str,
        /// There is nothing of the kind.
        pub none_exempt: &'static str,
        /// Heading of how the statement was made.
        pub made: &'static str,
        /// When: `{date}`.
        pub made_on: &'static str,
        /// Heading of the technologies.
        pub technologies: &'static str,
        /// Heading of what it was tested with.
        pub environment: &'static str,
        /// What that was.
        pub tested: &'static str,
        /// Heading of the tools.
        pub tools: &'static str,
        /// The tools.
        pub tools_are: &'static str,
        /// Heading of the pages that were judged.
        pub pages: &'static str,
        /// The pages.
        pub pages_are: &'static str,
        /// Heading of whom to write to.
        pub contact: &'static str,
        /// What they can do.
        pub contact_why: &'static str,
        /// Link that writes to them: `{email}`.
        pub email: &'static str,
        /// Their number: `{phone}`.
        pub phone: &'static str,
        /// Their address: `{address}`.
        pub post: &'static str,
        /// What else can be done.
        pub ticket: &'static str,
        /// What to say.
        pub tell: &'static str,
        /// Heading of what to do where nobody answers.
        pub remedy: &'static str,
        /// Before the ways.
        pub remedy_why: &'static str,
        /// Link to the ombudsman's form.
        pub remedy_form: &'static str,
        /// Link to the list of his delegates.
        pub remedy_delegates: &'static str,
        /// His address: `{address}`.
        pub remedy_post: &'static str,
        /// Title of the table of criteria.
        pub table: &'static str,
        /// Its columns: number, reason, state.
        pub columns: [&'static str; 3],
        /// The states in it: met, failed, does not apply.
        pub verdicts: [&'static str; 3],
        /// Link in the foot to the legal notice.
        pub legal: &'static str,
        /// Link in the foot to the program's source.
        pub source: &'static str,
    }
}
