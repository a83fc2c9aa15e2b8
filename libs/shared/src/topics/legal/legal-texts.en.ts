/** R34: the texts as the application is built with them, as legal-text.ts reads them. */
import { GOTHRA_LIMITS } from '../gothras/gothras.js';
import { LIMITS } from '../../base/limits.js';

const { assistedStrikeDays, marriageAge, memberCodeDays, relativesDays, verificationHours } = LIMITS;
const { holdDays, verdictsPerDay } = GOTHRA_LIMITS;
const CHECK_HOURS = `${verificationHours.from}-${verificationHours.to}`;

export const en = {
  privacy: `What we keep about a family, who sees it, and when it is erased.

# What others see

Semi-verified and verified members see name, age, height, education, work, places and what you wrote. Photos, phone, email and gothra are shown only between two verified profiles. Phone and email open at a press, and you can see who pressed. A number abroad is kept and shown like the phone. Visitors and search engines see nothing.

Whoever may see your profile sees your member number and finds you by it. It opens no more than the lists do, and you can change it once in ${memberCodeDays} days.

# Family, home, work and habits

All of this is optional. Whoever may see your profile sees your degree, field of study, job title, languages, diet, subcaste, type of family, and the state and district you come from.

Verified members also see, on a verified profile: surname, mandal and village, visa, where you wish to settle, work after marriage, smoking and drinking, whether you have children, whether your parents are living and what they do, and your brothers and sisters, whether they are married and what they do.

Only after an accepted interest, or for all verified members if you say so: the names of your parents, your mother’s surname, your college and employer, where your brothers and sisters live, how many children you have and with whom they live, and the gothras of the women of your family.

What you write about relatives is kept only with a consent of its own, in which you say that you have told them. Withdraw it in Settings, and everything about them is erased at once.

# Gothra

Members who are not verified yet never read a gothra. When semi-verified members open your profile, they learn only whether your gothra is the same as the one they registered: same, different, or that we cannot tell. That is the purpose of the comparison. It is told for at most ${verdictsPerDay} profiles a day, and for ${holdDays} days after a change of their own gothra it says that we cannot tell.

Between two verified profiles the gothras of the women are compared too, where one of the families avoids them. The comparison names none of them.

# Horoscope

A horoscope is kept only with a consent of its own. Verified members see your star, pada, rasi and what you say of kuja dosham; time and place of birth, and what follows from them, only families after an accepted interest. When you and another family both press “Exchange horoscopes”, either may print a page for the purohit, with the lagnas and houses of Mars but without time and place. You see who printed it. Stars never sort, filter or hide anybody. Of our team, reviewers and owners see star and kuja. Withdraw the consent in Settings, and all of it is erased at once.

# A profile that somebody else made

Who registers a son, a daughter or somebody else gives us the candidate’s own mobile number. We send one SMS there and show the profile to nobody before the candidate has agreed. The number is never shown to other families. By the same number the candidate may take over the account at any time, or have everything erased. If our team enters a profile with you on the phone, an email tells you all of it, and you can have it erased for ${assistedStrikeDays} days.

# Family desk

Who has a seat at your family desk sees what its role allows: you choose the role, and can end a seat at any moment. They never see your password, sessions, settings or private notes. What they do stands under their name for you, and under their relation to you for other families. When a seat ends, their votes and notes are erased.

# Biodata

Everybody who has the link of a biodata sees what you ticked for it. We count how often and on which days it was opened, not by whom or from where. Withdraw it, and every copy that asks us says so; what others have printed or saved is out of our reach.

# Marriage

Whom you name as your match is told to that person alone. Without their yes we keep only that your own search is over. A story is shown only when both of you want it, and either withdraws it for ever. A year after a marriage we write to you, and erase the account unless you keep it.

# Wishes, searches and letters

What you wish for is never shown to others. Verified members see how many of your wishes they meet, or which ones if you say so, but never what you asked for. Our team sees how many wishes you have, not which.

You alone see your saved searches and whom you marked “Not for us”; our team sees only totals. Letters about new profiles come only with your consent. They have no names, photos, phone numbers or gothras, and one press ends them.

# Identity documents

To verify you we ask for one of these documents: {documents}. The PAN card is optional. Numbers and pictures are kept encrypted, opened only by the verification team, and every opening is recorded. When the team has decided, numbers and pictures are erased; the last four characters, the kind of document, the reviewer and the date stay.

# Photos

Every photo is saved again without hidden data such as place and camera. It is shown through addresses that expire within minutes and open only where the member they were made for is logged in.

Those who upload photos say that they are real and recent; take it back in Settings, and the photos are erased. Our team looks at them before others do. You choose who sees them, and can take that back. An enlarged photo carries the number of whoever looks, once to be read and once unseen, so that we can tell through whom a picture left. Pictures are compared with those of other profiles, by a fingerprint.

# Who has looked

For 400 days we keep who opened your profile, photos, phone and email, gothra, family details and papers, by person and day, and afterwards totals by month. You read it, and so do those who looked in their own download; for our team we name the role, not the person.

# Interests and calls

The words that you send with an interest are read by who gets them; words about money, papers or codes are read by our team first. Why you declined somebody is for you alone. Of a first call we keep the times; the number is shown only to who rings, from the agreement until a day afterwards. What you say about a call is for you alone; our team sees totals, and is told when three families find somebody not as described.

# What was checked

Every profile says what our team has checked, how and when. Files that you send for it are erased with the decision. We keep when you last said that you are still looking; others read only: this week, this month, or within three months.

# If someone wrote about you

If a member wrote about you as a relative, tell us on the contact page, without an account. We verify your email with a code, our team reads your message and answers within ${relativesDays} days, and we keep it for one year after the answer. A message whose email was not verified is erased after a day.

# How long we keep it

Your profile stays until you delete it. Deleting it hides it at once, ends all sessions and erases your data, photos and documents. As the 2016 advisory on matrimonial websites asks, an internal number with times and network addresses stays for one year.

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
