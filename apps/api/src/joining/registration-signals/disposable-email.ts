/**
 * Services that give away mailboxes for minutes, by what their domains are known as. A hint for the team and no gate, so the
 * well-known ones are enough: lists of a hundred thousand domains change daily, and name real providers by mistake.
 */
const DOMAINS = new Set(
  `10minutemail.com 10minutemail.net 20minutemail.com 33mail.com anonaddy.me burnermail.io byom.de cock.li
  discard.email discardmail.com discardmail.de dispostable.com dropmail.me emailfake.com emailondeck.com
  emailtemporanea.com fakeinbox.com fakemail.net fakemailgenerator.com generator.email getairmail.com getnada.com
  grr.la guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info guerrillamail.net guerrillamail.org
  guerrillamailblock.com harakirimail.com inboxbear.com inboxes.com inboxkitten.com incognitomail.org jetable.org
  luxusmail.org mail-temp.com mail-temporaire.fr mail.tm mail7.io mailcatch.com maildrop.cc mailexpire.com
  mailinator.com mailinator.net mailinator2.com mailnesia.com mailnull.com mailpoof.com mailsac.com mailtemp.net
  mintemail.com minuteinbox.com moakt.cc moakt.com mohmal.com mvrht.com mytemp.email mytrashmail.com nada.email
  nwytg.net opayq.com pokemail.net rootfest.net sharklasers.com simplelogin.com spam4.me spamavert.com spambog.com
  spambox.us spamex.com spamgourmet.com spamspot.com temp-mail.io temp-mail.org tempail.com tempemail.co tempinbox.com
  tempmail.com tempmail.dev tempmail.net tempmail.plus tempmailaddress.com tempmailo.com tempr.email throwawaymail.com
  tmail.io tmailor.com tmpmail.net tmpmail.org trash-mail.com trashmail.com trashmail.de trashmail.me trashmail.net
  trbvm.com vomoto.com wegwerfemail.de wegwerfmail.de yopmail.com yopmail.fr yopmail.net zetmail.com`.split(/\s+/),
);

/** Also for a subdomain of one. */
export function isDisposable(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.some((_, index) => DOMAINS.has(labels.slice(index).join('.')));
}
