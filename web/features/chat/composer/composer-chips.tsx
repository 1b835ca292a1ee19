import { AtSign, FileText, Image, Table } from 'lucide-react'
import { sizeText, type AttachedFile } from './attachments.ts'
import { Chip } from './chip.tsx'
import { useDraft, writeDraft } from './drafts.ts'
import { PageChip, type ReportContext } from '../report-context.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

/** An icon for the kind of a file. */
export const FileIcon = ({ type }: Pick<AttachedFile, 'type'>) => {
  if (type === 'text/csv') return <Table size={14} aria-hidden />
  return type.startsWith('image/') ? <Image size={14} aria-hidden /> : <FileText size={14} aria-hidden />
}

/** What goes with the question besides its text; each can be taken off. */
export const ComposerChips = ({ draftKey, page }: { draftKey: string; page: ReportContext | null }) => {
  const { text, picked, files } = useDraft(draftKey)
  if (page === null && picked.length === 0 && files.length === 0) return null
  return (
    <ul className="chips" aria-label={t(texts, 'composerChips.goesWithTheQuestion')}>
      {page !== null && <PageChip page={page} />}
      {picked.map((one) => (
        <Chip
          key={JSON.stringify(one.mention)}
          icon={<AtSign size={14} aria-hidden />}
          label={one.label}
          onRemove={() =>
            writeDraft(draftKey, {
              // The name stays in the sentence; it is no longer the one that was picked.
              text: text.replaceAll(`@${one.label}`, one.label),
              picked: picked.filter((other) => other !== one),
            })
          }
        />
      ))}
      {files.map((file, index) => (
        <Chip
          key={`${file.name} ${index}`}
          icon={<FileIcon type={file.type} />}
          label={file.name}
          more={sizeText(file.bytes)}
          onRemove={() => writeDraft(draftKey, { files: files.filter((other) => other !== file) })}
        />
      ))}
    </ul>
  )
}
