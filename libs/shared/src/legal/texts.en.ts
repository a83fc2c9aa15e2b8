/** R34: the texts as the application is built with them, as legal-text.ts reads them. */
import { LIMITS } from '../limits.js';

const { marriageAge, verificationHours } = LIMITS;
const CHECK_HOURS = `${verificationHours.from}-${verificationHours.to}`;

export const en = {
  privacy: `What we keep about a family, who sees it, and when it is erased.

# What others see

Semi-verified and verified members see name, age, height, education, work, places and what you wrote. Photos, phone, email and gothra are shown only between two verified profiles. Phone and email open at a press, and you can see who pressed. Visitors and search engines see nothing.

# Identity documents

We accept the Aadhaar card (required for verification) and the PAN card (optional). Numbers and pictures are kept encrypted, opened only by the verification team, and every opening is recorded. When the team has decided, numbers and pictures are erased; the last four characters, the kind of document, the reviewer and the date stay.

# Photos

Every photo is saved again without hidden data such as place and camera. It is shown through addresses that expire within minutes and open only where the member they were made for is logged in.

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
