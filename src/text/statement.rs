//! The words of the accessibility statement, in the form of the French State's model. It is a
//! document of its own, and the engine never shows it.

use super::wording::wording;

wording! {
    /// The words of that page; texts of several paragraphs have bars between them.
    pub struct StatementWords {
        /// Its title.
        pub title: &'static str,
        /// The link to it in the foot of every page: `{state}`.
        pub mention(state): &'static str,
        /// The state of conformity: total, partial, none.
        pub states: [&'static str; 3],
        /// A day: `{day}`, `{month}`, `{year}`.
        pub date(day, month, year): &'static str,
        /// The months.
        pub months: [&'static str; 12],
        /// The commitment of a body which the law binds: `{name}`.
        pub bound(name): &'static str,
        /// The publisher of the site, bound by no law: `{name}`.
        pub published(name): &'static str,
        /// The note where no publisher is named.
        pub nobody: &'static str,
        /// The goal of the authors.
        pub goal: &'static str,
        /// The introduction to the plans.
        pub plans: &'static str,
        /// Link to the plan for several years.
        pub plan: &'static str,
        /// Link to the plan for this year.
        pub year_plan: &'static str,
        /// The site that the statement is about: `{site}`.
        pub scope(site): &'static str,
        /// Heading of the state.
        pub state: &'static str,
        /// The state, where no criterion is failed: `{state}`.
        pub state_is(state): &'static str,
        /// The state, where some criteria are failed: `{state}`.
        pub state_for(state): &'static str,
        /// The note that nobody went through the site with a screen reader.
        pub unheard: &'static str,
        /// The consequence: it does not claim more.
        pub no_more: &'static str,
        /// The note that somebody did: `{readers}`.
        pub heard(readers): &'static str,
        /// Heading of the results.
        pub results: &'static str,
        /// The audit: who made it, when, and with which result: `{date}`, `{percent}`, so many `{met}` of
        /// `{all}` that apply.
        pub audited(date, percent, met, all): &'static str,
        /// What the percentage does not count, where nobody has tried a screen reader.
        pub uncounted(state): &'static str,
        /// The numbers of criteria that are met, failed, and do not apply: `{n}`.
        pub counts [n]: [&'static str; 3],
        /// Heading of what is not accessible.
        pub contents: &'static str,
        /// Heading of the criteria that are failed.
        pub failed: &'static str,
        /// The note that no criterion is failed.
        pub none_failed: &'static str,
        /// Heading of what would be too great a burden.
        pub derogations: &'static str,
        /// The note that nothing is too great a burden.
        pub no_derogation: &'static str,
        /// Heading of what the law does not ask for.
        pub exempt: &'static str,
        /// The note that nothing is exempt.
        pub none_exempt: &'static str,
        /// Heading of how the statement was made.
        pub made: &'static str,
        /// The day on which it was made: `{date}`.
        pub made_on(date): &'static str,
        /// Heading of the technologies.
        pub technologies: &'static str,
        /// Heading of what it was tested with.
        pub environment: &'static str,
        /// The means with which it was tested.
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
        /// The help that the people to write to can give.
        pub contact_why: &'static str,
        /// Link that writes to them: `{email}`.
        pub email(email): &'static str,
        /// The phone number: `{phone}`.
        pub phone(phone): &'static str,
        /// The postal address: `{address}`.
        pub post(address): &'static str,
        /// The other way to report a fault.
        pub ticket: &'static str,
        /// The things to say in a report.
        pub tell: &'static str,
        /// Heading of what to do where nobody answers.
        pub remedy: &'static str,
        /// The introduction to the remedies.
        pub remedy_why: &'static str,
        /// Link to the ombudsman's form.
        pub remedy_form: &'static str,
        /// Link to the list of the ombudsman's delegates.
        pub remedy_delegates: &'static str,
        /// The ombudsman's address: `{address}`.
        pub remedy_post [address]: &'static str,
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
