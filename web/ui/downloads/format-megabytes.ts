import { englishNumber } from '../../core/i18n/locale.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }
/** "12.3 MB"; of little "less than 0.1 MB". */
export const megabytesText = (bytes: number): string =>
  bytes < 100_000
    ? t(texts, 'megabytes.lessThan01Mb')
    : `${englishNumber(bytes / 1_000_000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`
