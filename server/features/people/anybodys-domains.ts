/** Domains at which anybody gets an address: having one there says nothing of an organization. */
export const anybodysDomains: readonly string[] = `
  gmail.com googlemail.com outlook.com outlook.de outlook.es hotmail.com hotmail.de
  hotmail.es hotmail.co.uk hotmail.fr live.com live.de live.co.uk msn.com yahoo.com yahoo.de
  yahoo.es yahoo.co.uk yahoo.fr yahoo.it yahoo.co.in ymail.com rocketmail.com icloud.com
  me.com mac.com aol.com aol.de gmx.de gmx.net gmx.com gmx.at gmx.ch web.de t-online.de
  freenet.de arcor.de posteo.de posteo.net mailbox.org proton.me protonmail.com
  protonmail.ch pm.me tutanota.com tutanota.de tuta.io tuta.com mail.com email.com zoho.com
  zohomail.com fastmail.com fastmail.fm hey.com yandex.com yandex.ru ya.ru mail.ru bk.ru
  inbox.ru list.ru rambler.ru qq.com 163.com 126.com sina.com naver.com hanmail.net daum.net
  rediffmail.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net
  charter.net btinternet.com sky.com virginmedia.com orange.fr wanadoo.fr free.fr sfr.fr
  laposte.net libero.it virgilio.it alice.it tin.it telefonica.net terra.es bluewin.ch
  hispeed.ch aon.at chello.at ziggo.nl kpnmail.nl telenet.be skynet.be seznam.cz wp.pl o2.pl
  onet.pl interia.pl bigpond.com uol.com.br bol.com.br terra.com.br mailinator.com
  guerrillamail.com 10minutemail.com yopmail.com temp-mail.org trashmail.com sharklasers.com
  duck.com simplelogin.com relay.firefox.com
`
  .trim()
  .split(/\s+/)
