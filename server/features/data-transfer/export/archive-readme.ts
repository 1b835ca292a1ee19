import { entities } from '../archive/archive-files.ts'
import { archiveFileName } from '../archive/archive-file.ts'
import { excludedTables, otherExclusions } from '../archive/excluded-tables.ts'
import { logoName, manifestName, type Manifest } from '../archive/manifest.ts'

/** The notice to people who open the archive. */
export const notice =
  'This file holds personal data: names, e-mail addresses, answers and assessments of everybody in the organization. Keep it as you keep those, give it to nobody who may not read all of it, and delete it when it is not needed any more.'

/** The page that lies in the archive and says what each file is. */
export const readMe = ({
  organization,
  exportedAt,
  exportedBy,
  server,
  version,
}: Omit<Manifest, 'files'>): string =>
  `# ${organization.companyName}: everything that Muster stores of it

${notice}

Exported on ${exportedAt} by ${exportedBy.name} (${exportedBy.email}) from ${server}, Muster ${version}. All of it is as it
was at that one moment. It can be imported into a Muster as a new organization (New organization, "import one from a file").

- \`${manifestName}\` says what belongs to the file: for each part its lines, bytes and SHA-256.
- Each \`.ndjson\` file has one JSON object a line, in UTF-8. Moments are ISO 8601 in UTC. Ids are those of the server that
  wrote it; a field such as \`employeeId\` refers to the line with that \`id\`.
- \`${logoName}\` is the logo, where there is one.

## Files
${entities.map((entity) => `\n### ${archiveFileName(entity)}\n\n${entity.what}\n\nFields: ${Object.keys(entity.line.shape).join(', ')}.\n`).join('')}
## Not in it
${[...excludedTables, ...otherExclusions].map(({ what, why }) => `\n- **${what}.** ${why}`).join('')}
`
