# Its title.
title = Accessibility statement
# The link to it in the foot of every page: $state.
mention = Accessibility: { $state }
# The state of conformity: total, partial, none.
states-1 = fully conforming
states-2 = partially conforming
states-3 = not conforming
# A day: $day, $month, $year.
date = { $day } { $month } { $year }
# The months.
months-1 = January
months-2 = February
months-3 = March
months-4 = April
months-5 = May
months-6 = June
months-7 = July
months-8 = August
months-9 = September
months-10 = October
months-11 = November
months-12 = December
# The commitment of a body which the law binds: $name.
bound = { $name } undertakes to make its websites, intranets, extranets and software accessible, in accordance with article 47 of the French law 2005-102 of 11 February 2005.
# The publisher of the site, bound by no law: $name.
published = This site is published by { $name }.
# The note where no publisher is named.
nobody = This site does not say who publishes it: nobody gives the undertaking here that article 47 of the French law 2005-102 of 11 February 2005 asks for.
# The goal of the authors.
goal = Palamède wants everyone to be able to play. Its goal is to conform to WCAG 2.2, level AA, and to the French RGAA 4.1.
# The introduction to the plans.
plans = To that end, the following strategy and actions are carried out:
# Link to the plan for several years.
plan = Plan for several years
# Link to the plan for this year.
year_plan = Plan for this year
# The site that the statement is about: $site.
scope = This statement applies to { $site }, in its four languages, and to the games that it shows in other pages.
# Heading of the state.
state = State of conformity
# The state, where no criterion is failed: $state.
state_is = Palamède is { $state } to RGAA, the French rules for accessibility, version 4.1.
# The state, where some criteria are failed: $state.
state_for = Palamède is { $state } to RGAA, the French rules for accessibility, version 4.1, because of the failures listed below.
# The note that nobody went through the site with a screen reader.
unheard = Nobody has tried it with NVDA or VoiceOver, nor has anyone who uses a screen reader.
# The consequence: it does not claim more.
no_more = Until somebody has, Palamède does not claim to conform fully.
# The note that somebody did: $readers.
heard = Somebody went through the site with a screen reader: { $readers }.
# Heading of the results.
results = Results of the tests
# The audit: who made it, when, and with which result: $date, $percent, so many $met of $all that apply.
audited = The audit is a self-assessment, made with tools by those who write the site and dated { $date }; no third party has audited it. It finds that { $met } of the { $all } criteria of RGAA 4.1 that apply are met: { $percent }%.
# What the percentage does not count, where nobody has tried a screen reader.
uncounted = This percentage counts what tools and a reading of the code can judge. It does not say how the site sounds with a screen reader: nobody has tried that, hence the state “{ $state }”.
# The numbers of criteria that are met, failed, and do not apply: $n.
counts-1 = Criteria met: { $n }
counts-2 = Criteria not met: { $n }
counts-3 = Criteria that do not apply: { $n }
# Heading of what is not accessible.
contents = What is not accessible
# Heading of the criteria that are failed.
failed = Failures
# The note that no criterion is failed.
none_failed = No failure is known to remain.
# Heading of what would be too great a burden.
derogations = Exceptions for a disproportionate burden
# The note that nothing is too great a burden.
no_derogation = No exception is claimed.
# Heading of what the law does not ask for.
exempt = What the law does not ask to be accessible
# The note that nothing is exempt.
none_exempt = Nothing is left out on these grounds.
# Heading of how the statement was made.
made = How this statement was made
# The day on which it was made: $date.
made_on = This statement was made on { $date }.
# Heading of the technologies.
technologies = Technologies used
# Heading of what it was tested with.
environment = What it was tested with
# The means with which it was tested.
tested =
    Chromium, Firefox and WebKitGTK, on Linux: games are played there by keyboard alone.
    Each page in four languages and three themes, and again at 360 and 320 pixels wide; zoom, text spacing and forced colours.
    The names and roles that a screen reader gets, read in the accessibility tree.
# Heading of the tools.
tools = Tools that judged the accessibility
# The tools.
tools_are =
    axe-core, on each page.
    The HTML validator vnu.
    The project's own tests: contrasts, keyboard, targets, titles, languages, links.
# Heading of the pages that were judged.
pages = Pages that were checked
# The pages.
pages_are =
    The home page, the settings, the help for the keyboard, the sources, the site map and this statement.
    Of each game: the game, the new game, the rules, the lesson, the puzzles and the game as text.
    The form that embeds a game on another site, a game in another page, and the page of an unknown address.
# Heading of whom to write to.
contact = Feedback and contact
# The help that the people to write to can give.
contact_why = If you cannot get at some content or service, you can ask who is responsible for this site to show you an accessible way, or to give you the content in another form.
# Link that writes to them: $email.
email = Write to { $email }
# The phone number: $phone.
phone = Phone: { $phone }
# The postal address: $address.
post = Post: { $address }
# The other way to report a fault.
ticket = If something stops you, you can open an issue in the repository of the Palamède project.
# The things to say in a report.
tell = Say which page it was, what you wanted to do, your browser and your assistive technology.
# Heading of what to do where nobody answers.
remedy = Remedies
# The introduction to the remedies.
remedy_why = If you find a fault that keeps you from some content or function of the site, report it to us and get no answer, French law entitles you to complain or to refer the matter to the Défenseur des droits, the ombudsman for rights. There are several ways:
# Link to the ombudsman's form.
remedy_form = Write a message to the Défenseur des droits
# Link to the list of the ombudsman's delegates.
remedy_delegates = Find the delegate of the Défenseur des droits in your region
# The ombudsman's address: $address.
remedy_post = Send a letter by post in France, free and without a stamp: { $address }
# Title of the table of criteria.
table = The 106 criteria of RGAA 4.1, with reasons in French
# Its columns: number, reason, state.
columns-1 = Criterion
columns-2 = Reason
columns-3 = State
# The states in it: met, failed, does not apply.
verdicts-1 = met
verdicts-2 = not met
verdicts-3 = does not apply
# Link in the foot to the legal notice.
legal = Legal notice
# Link in the foot to the program's source.
source = Source code
