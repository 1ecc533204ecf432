import { Icon } from '../../../display/icon/icon';
import { type MenuItemSpec, RowMenu } from '../../../overlays/menu';
import { chakra } from '../../../theme/styled';
import { useViewsTexts } from './views.messages';

const OpenButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '1',
    minWidth: '0',
    minHeight: '9',
    px: '2',
    py: '1',
    borderRadius: 'sm',
    fontSize: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    '& svg': { color: 'accent.fg', flexShrink: 0 },
    '&:is(:hover, :focus-visible)': { bg: 'bg.hover' },
    '&[aria-current]': { color: 'accent.fg', fontWeight: 'medium' },
  },
});

interface ViewRowProps {
  name: string;
  isOpen: boolean;
  /** What is said of it below its name; what is missing is left out. */
  marks: readonly (string | null)[];
  menu: MenuItemSpec[];
  onOpen: () => void;
}

/** A view in the choice of them, with what can be done with it. */
export function ViewRow({ name, isOpen, marks, menu, onOpen }: ViewRowProps) {
  const t = useViewsTexts();
  const said = marks.filter((mark) => mark !== null);
  return (
    <chakra.li display="flex" alignItems="center" gap="1">
      <OpenButton type="button" onClick={onOpen} {...(isOpen ? { 'aria-current': 'true' } : {})}>
        <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
          {name}
          {said.length > 0 ? (
            <chakra.span display="block" fontSize="xs" fontWeight="normal" color="fg.subtle">
              {said.join(' · ')}
            </chakra.span>
          ) : null}
        </chakra.span>
        {isOpen ? <Icon name="check" size="sm" /> : null}
      </OpenButton>
      {menu.length > 0 ? <RowMenu label={t('actionsFor', { view: name })} items={menu} /> : null}
    </chakra.li>
  );
}
