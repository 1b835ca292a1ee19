import listed from 'email-providers/all.json' with { type: 'json' }
import { getDomain } from 'tldts'

/** Providers that have a domain in many countries, by the part before the country. */
const brands = new Set(
  'aol freenet gmail gmx googlemail hotmail icloud live mail maktoob msn orange outlook proton protonmail t-online tuta tutanota vodafone yahoo yandex ymail zoho'.split(
    ' ',
  ),
)

/** What the library does not list. */
const others = `
  1und1.de 10minutemail.com alice.it aon.at bluewin.ch bol.com.br chello.at duck.com emirates.net.ae fastmail.com fastmail.fm
  guerrillamail.com hey.com hispeed.ch kpnmail.nl mailbox.org mailinator.com me.com pm.me posteo.de posteo.net
  relay.firefox.com sharklasers.com simplelogin.com temp-mail.org telefonica.net terra.es tin.it trashmail.com ya.ru yopmail.com
  ziggo.nl zohomail.com
`
  .trim()
  .split(/\s+/)

const domains: ReadonlySet<string> = new Set([...listed, ...others])

/** The part of a domain that somebody registers: of `mail.example.co.uk` it is `example.co.uk`. */
export const registrable = (domain: string): string => getDomain(domain) ?? domain

/** Whether anybody gets an address at a domain, as far as known: having one there says nothing of an organization. */
export const isFreeMailDomain = (domain: string): boolean => {
  const registered = registrable(domain)
  return domains.has(domain) || domains.has(registered) || brands.has(registered.split('.')[0] ?? '')
}
