import listed from 'email-providers/all.json' with { type: 'json' }

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

/** The part of a domain that somebody registers, as far as its form says so: of `mail.example.co.uk` the last three labels. */
export const registrable = (domain: string): string => {
  const labels = domain.split('.')
  const isUnderCountry = labels.at(-1)?.length === 2 && (labels.at(-2)?.length ?? 0) <= 3
  return labels.slice(isUnderCountry ? -3 : -2).join('.')
}

/** Whether anybody gets an address at a domain, as far as known: having one there says nothing of an organization. */
export const isFreeMailDomain = (domain: string): boolean => {
  const registered = registrable(domain)
  return domains.has(domain) || domains.has(registered) || brands.has(registered.split('.')[0] ?? '')
}
