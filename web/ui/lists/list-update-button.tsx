import { Button } from '@mantine/core'
import { ArrowUp } from 'lucide-react'
import './list-update-button.css'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }

type NewsProps = {
  /** The list is not in the order that it would have now. */
  isBehind: boolean
  /** What is new, such as "2 new answers"; undefined where it is only another order. Short: it lies beside the filters. */
  what: string | undefined
  onShow: () => void
}

/** Says what is new in a list that keeps its order while it is read, and shows it when it is pressed. */
export const ListUpdateButton = ({ isBehind, what, onShow }: NewsProps) => (
  <div className="list-news">
    {isBehind && (
      <Button size="xs" radius="xl" leftSection={<ArrowUp size={14} aria-hidden />} onClick={onShow}>
        {what === undefined ? t(texts, 'listNews.theListHasChanged') : t(texts, 'listNews.isNew', { what })}
      </Button>
    )}
  </div>
)
