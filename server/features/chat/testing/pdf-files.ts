import { constants, deflateRawSync, deflateSync } from 'node:zlib'

/** Small PDF files, written by hand. */

const fileOf = (objects: readonly string[], trailer = ''): Buffer => {
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  text += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** One page for each text. */
export const buildPdf = (pages: readonly string[], trailer = ''): Buffer => {
  const first = 4
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((text, index) => {
      const content = `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents ${first + index * 2 + 1} 0 R>>`,
        `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  return fileOf(objects, trailer)
}

/** One that opens with a password that nobody has. */
export const lockedPdf = (): Buffer =>
  buildPdf(
    ['Nothing to see'],
    `/ID[<00112233445566778899aabbccddeeff><00112233445566778899aabbccddeeff>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>>>`,
  )

const mb = 1024 * 1024

/** So many bytes of zeros as Flate writes them, without ever holding them. */
const deflatedZeros = (megabytes: number): Buffer => {
  const one = deflateRawSync(Buffer.alloc(mb), { finishFlush: constants.Z_FULL_FLUSH })
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(((((megabytes * mb) % 65_521) << 16) | 1) >>> 0)
  const ones = Array.from({ length: megabytes }, () => one)
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...ones, deflateRawSync(Buffer.alloc(0)), sum])
}

/** A page of white space that was packed a few times over: a gigabyte in a file of one or two kilobytes. */
export const pdfBomb = (megabytes: number, packed: number): Buffer => {
  let content = deflatedZeros(megabytes)
  for (let times = 1; times < packed; times += 1) content = deflateSync(content, { level: 9 })
  const filters = `[${'/FlateDecode'.repeat(packed)}]`
  return fileOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<<>>/Contents 4 0 R>>',
    `<</Length ${content.length}/Filter${filters}>>\nstream\n${content.toString('latin1')}\nendstream`,
  ])
}
