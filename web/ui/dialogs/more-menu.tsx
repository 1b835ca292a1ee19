import { ActionIcon, Menu } from '@mantine/core'
import { Ellipsis } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import '../print/print.css'

type Props = { name: string; children: ReactNode }

const Ellipses = ({ name, ...props }: { name: string } & ComponentProps<typeof ActionIcon<'button'>>) => (
  <ActionIcon variant="subtle" color="gray" size="lg" aria-label={name} {...props}>
    <Ellipsis size={18} aria-hidden />
  </ActionIcon>
)

/**
 * A menu behind an ellipsis; `children` are its items. `name`: of what the actions are. Long lists have one in each
 * row: until it is wanted only its button is there.
 */
export const MoreMenu = (props: Props) => {
  const [isWanted, setWanted] = useState(false)
  return isWanted ? (
    <OpenedMenu {...props} />
  ) : (
    <Ellipses name={props.name} aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)} />
  )
}

/** Opens as it comes, in the place of the button that was pressed, and has the focus of that. */
const OpenedMenu = ({ name, children }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus(), [])
  return (
    <Menu
      position="bottom-end"
      withInitialFocusPlaceholder={false}
      defaultOpened
      // The button that had the focus before is not there any more.
      onClose={() => button.current?.focus()}
    >
      <Menu.Target>
        <Ellipses name={name} ref={button} />
      </Menu.Target>
      {/* Still closing while a page is printed from it. */}
      <Menu.Dropdown className="screen-only">{children}</Menu.Dropdown>
    </Menu>
  )
}
