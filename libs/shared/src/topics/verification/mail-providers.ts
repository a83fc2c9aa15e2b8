/** Whose addresses anybody can have: a code that comes back from there says nothing of an employer. */
const PROVIDERS = new Set(
  `gmail.com googlemail.com yahoo.com yahoo.co.in yahoo.in yahoo.co.uk yahoo.ca yahoo.com.au yahoo.com.sg yahoo.de
  yahoo.fr ymail.com rocketmail.com myyahoo.com outlook.com outlook.in hotmail.com hotmail.co.uk hotmail.de hotmail.fr
  live.com live.in live.co.uk msn.com passport.com rediffmail.com rediff.com indiatimes.com sify.com in.com
  zohomail.com zohomail.in icloud.com me.com mac.com aol.com aim.com proton.me protonmail.com pm.me tuta.com tutanota.com
  tutamail.com fastmail.com fastmail.fm hey.com hushmail.com gmx.com gmx.de gmx.net gmx.at gmx.ch web.de mail.com
  email.com usa.com post.com consultant.com engineer.com mail.ru inbox.ru list.ru bk.ru yandex.com yandex.ru ya.ru
  qq.com foxmail.com 163.com 126.com yeah.net sina.com naver.com daum.net hanmail.net comcast.net verizon.net att.net
  sbcglobal.net bellsouth.net cox.net charter.net earthlink.net btinternet.com virginmedia.com sky.com talktalk.net
  bigpond.com optusnet.com.au xtra.co.nz shaw.ca rogers.com sympatico.ca t-online.de freenet.de orange.fr free.fr
  laposte.net libero.it eim.ae emirates.net.ae singnet.com.sg lycos.com inbox.com mailfence.com disroot.org riseup.net
  duck.com mozmail.com privaterelay.appleid.com`.split(/\s+/),
);

/** Also a subdomain of one. */
export function isMailProvider(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
    .split('.');
  return labels.some((_, index) => PROVIDERS.has(labels.slice(index).join('.')));
}
