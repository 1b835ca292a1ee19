import { DisplayName } from './fields.ts'
import { limits } from './limits.ts'

const wordsOf = (email: string): string[] => {
  const [local = ''] = email.split('@', 1)
  const [beforePlus = ''] = local.split('+', 1)
  return beforePlus.split(/[._-]+/).filter((word) => word !== '')
}

/**
 * A name for somebody with only an e-mail address: 'ada.lovelace+news@example.com' is 'Ada Lovelace'. A single letter
 * is no name, so 'x@example.com' is called by the address.
 */
export const nameFromEmail = (email: string): string => {
  const name = wordsOf(email)
    .map((word) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1))
    .join(' ')
  const fitting = DisplayName.safeParse(name.slice(0, limits.displayNameMax))
  return fitting.success ? fitting.data : email.slice(0, limits.displayNameMax)
}

/** What mailboxes are called that belong to an office, and not to one person. */
const offices = new Set(
  `account accounting accounts admin administration administrator billing board booking boss career careers ceo cfo
  contact coo cto desk director email enquiries everyone finance founder general head hello help helpdesk hi hr
  human info inquiries it jobs legal mail mailbox management manager marketing no noreply office operations ops
  orders owner owners people personnel post postmaster press privacy reception recruiting reply resources root sales
  secretary security service services staff support team test webmaster welcome work
  buchhaltung buero büro empfang geschaeftsfuehrung geschäftsführung info kontakt leitung personal post verwaltung
  administracion administración contacto correo direccion dirección hola oficina rrhh soporte ventas`.split(
    /\s+/,
  ),
)

/** Whether an address is that of an office: a name that is made of it is nobody's. */
export const isOfficeAddress = (email: string): boolean =>
  wordsOf(email).every((word) => offices.has(word.toLocaleLowerCase('en').replace(/(?<!\d)\d+$/, '')))
