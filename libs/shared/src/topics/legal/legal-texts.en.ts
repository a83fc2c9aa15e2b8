/** R34: the texts as the application is built with them, as legal-text.ts reads them. */
import { GOTHRA_LIMITS } from '../gothras/gothras.js';
import { LIMITS } from '../../base/limits.js';

const { assistedStrikeDays, marriageAge, memberCodeDays, relativesDays, verificationHours } = LIMITS;
const { holdDays, verdictsPerDay } = GOTHRA_LIMITS;
const CHECK_HOURS = `${verificationHours.from}-${verificationHours.to}`;

export const en = {
  privacy: `What we keep about a family, who sees it, and when it is erased.

# What others see

Semi-verified and verified members see name, age, height, education, work, places and what you wrote. Photos, phone, email and gothra are shown only between two verified profiles. Phone and email open at the press of a button, and you can see who opened them. A number abroad is kept and shown like the phone. Visitors and search engines see nothing.

Anyone who may see your profile sees your profile ID and can find you by it. It opens no more than the lists do, and you can change it once in ${memberCodeDays} days.

# Family, home, work and habits

All of this is optional. Anyone who may see your profile sees your degree, field of study, job title, languages, diet, subcaste, type of family, and the state and district you come from.

Verified members also see, on a verified profile: surname, mandal and village, visa, where you wish to settle, work after marriage, smoking and drinking, whether you have children, whether your parents are living and what they do, and your brothers and sisters, whether they are married and what they do.

Only after an accepted interest, or for all verified members if you say so: the names of your parents, your mother’s surname, your college and employer, where your brothers and sisters live, how many children you have and who they live with, and the birth gothras of your mother and grandmothers.

We keep what you write about relatives only with a separate consent, in which you say that you have told them. If you withdraw it in Settings, everything about them is erased immediately.

# Gothra

Members who are not verified yet never read a gothra. When semi-verified members open your profile, they learn only whether your gothra is the same as the one they registered: same, different, or that we cannot tell. That is the purpose of the comparison. They learn it for at most ${verdictsPerDay} profiles a day, and for ${holdDays} days after a change of their own gothra the answer is that we cannot tell.

Between two verified profiles we also compare the birth gothras of mothers and grandmothers, if one of the families avoids them. The comparison names none of them.

# Horoscope

We keep a horoscope only with a separate consent. Verified members see your star, pada, rasi and what you say about kuja dosham; time and place of birth, and what follows from them, only families after an accepted interest. When you and another family both press “Exchange horoscopes”, either may print a page for the purohit, with the lagnas and houses of Mars but without time and place. You see who printed it. Stars never sort, filter or hide anyone. In our team, reviewers and owners see star and kuja dosham. If you withdraw the consent in Settings, all of it is erased immediately.

# A profile that someone else made

A person who registers a son, a daughter or someone else gives us the candidate’s own mobile number. We send one SMS there, and no one sees the profile before the candidate has agreed. The number is never shown to other families. With the same number the candidate may take over the account at any time, or have everything erased. If our team enters a profile with you on the phone, an email tells you all of it, and you can have it erased for ${assistedStrikeDays} days.

# Family group

The members of your family group see what their role allows: you choose the role, and can remove them at any moment. They never see your password, logins, settings or private notes. You see what they do under their name; other families see it under their relation to you. When someone leaves the group, their votes and notes are erased.

# Biodata

Everyone who has the link of a biodata sees what you chose for it. We count how often and on which days it was opened, not who opened it or from where. If you withdraw it, the link and the code on every copy say so; we cannot reach what others have printed or saved.

# Marriage

If you name your match, only that person learns of it. Without their yes we keep only that your own search is over. A story is shown only when both of you want it, and either of you can withdraw it forever. A year after a marriage we write to you, and erase the account unless you keep it.

# What you look for, searches and emails

We never show others what you look for. Verified members see how many of its points they meet, or which ones if you say so, but never what you asked for. Our team sees how many points you have, not which.

Only you see your saved searches and the profiles you marked “Not for us”; our team sees only totals. Emails about new profiles come only with your consent. They have no names, photos, phone numbers or gothras, and one press stops them.

# Identity documents

To verify you we ask for one of these documents: {documents}. The PAN card is optional. Numbers and pictures are kept encrypted, opened only by the verification team, and every opening is recorded. When the team has decided, numbers and pictures are erased; the last four characters, the kind of document, the reviewer and the date stay.

# Photos

Every photo is saved again without hidden data such as place and camera. It is shown through addresses that expire within minutes and open only where the member they were made for is logged in.

When you upload photos, you say that they are real and recent; if you take that back in Settings, the photos are erased. Our team looks at them before others do. You choose who sees them, and can change that. An enlarged photo carries the profile ID of the viewer, once visibly and once invisibly, so that we can tell who passed a picture on. Pictures are compared with those of other profiles, by a fingerprint.

# Who has looked

For 400 days we keep who opened your profile, photos, phone and email, gothra, family details and papers, by person and day, and afterwards totals by month. You read it, and so do those who looked in their own download; for our team we name the role, not the person.

# Interests and calls

The person who gets your interest reads the words you send with it; our team first reads words about money, papers or codes. Only you see why you declined someone. We keep the times of a first call; only the person who calls sees the number, from the agreement until a day afterwards. Only you see what you say about a call; our team sees totals, and learns when three families find someone not as described.

# What we checked

Every profile says what our team has checked, how and when. Files that you send for it are erased with the decision. We keep when you last said that you are still looking; others read only: this week, this month, or within three months.

# If someone wrote about you

If a member wrote about you as a relative, tell us on the contact page, without an account. We verify your email with a code, our team reads your message and answers within ${relativesDays} days, and we keep it for one year after the answer. A message whose email was not verified is erased after a day.

# How long we keep it

Your profile stays until you delete it. Deleting it hides it immediately, logs you out everywhere and erases your data, photos and documents. As the 2016 advisory on matrimonial websites asks, an internal number with times and network addresses stays for one year.

# What we do not do

We do not sell data, show advertisements, or let other companies track you on this site.

# Your rights

To see, correct or erase your data, use My Profile or write to {email}.
`,
  terms: `The rules of this site, in plain words.

# For marriage only

This site is strictly for matrimony. It is not a dating site. Anyone who registers declares that the candidate intends to marry and may lawfully do so: women from ${marriageAge.female}, men from ${marriageAge.male} years.

# Who may register

The candidate, or a parent, brother or sister with the candidate’s consent. One profile per candidate. What is written must be true.

# Verification

Email and phone are verified with codes; then our team compares the documents, usually within ${CHECK_HOURS} hours. Verification means that the identity was checked. It is no promise about character, income or intentions: families make their own enquiries.

# What is not allowed

False facts, asking for money, demanding dowry, abusive or obscene words and pictures, and passing on what others show here. Such accounts are closed, and, where the law requires it, reported.

# Cost

Registration, verification and browsing are free.

# Closing an account

You can delete your profile at any time. Questions: {email}.
`,
};
