import { chakra } from '../../theme/styled';
import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import { Spinner } from '../../feedback/spinner';
import { FloatingPanel } from '../../overlays/floating/panel';
import { useFloating } from '../../overlays/floating/use-floating';
import { Icon } from '../../display/icon/icon';
import { VisuallyHidden } from '../../layout/text';
import type { Option } from '../text/choice-fields';
import { useFormTexts } from '../forms.messages';
import type { useOptions } from './use-options';

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '9',
    px: '2.5',
    py: '1',
    borderRadius: 'sm',
    fontSize: 'sm',
    lineHeight: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '&[data-active]': { bg: 'bg.hover', outline: '2px solid {colors.accent.solid}', outlineOffset: '-2px' },
    '&[aria-selected=true]': { fontWeight: 'medium', color: 'accent.fg' },
    '&[aria-disabled=true]': { color: 'fg.subtle', cursor: 'not-allowed' },
  },
});

export interface OptionListProps {
  id: string;
  panel: RefObject<HTMLDivElement | null>;
  anchor: () => Element | null | undefined;
  label: string;
  found: ReturnType<typeof useOptions>;
  text: string;
  active: number;
  chosen: string | null;
  onChoose: (option: Option) => void;
}

/** The choices below a combobox; focus stays in the text. */
export function OptionList({
  id,
  panel,
  anchor,
  label,
  found,
  text,
  active,
  chosen,
  onChoose,
}: OptionListProps) {
  const t = useFormTexts();
  useFloating({
    anchor,
    panel,
    open: true,
    placement: { side: 'bottom', align: 'start', gap: 4 },
    matchWidth: true,
  });
  useEffect(() => {
    // The choice that stands is in sight until somebody walks on from it.
    const current = active < 0 ? '[aria-selected=true]' : '[data-active]';
    panel.current?.querySelector(current)?.scrollIntoView({ block: 'nearest' });
  }, [active, panel]);

  return (
    <FloatingPanel ref={panel} popover="manual" p="1" onPointerDown={(event) => event.preventDefault()}>
      <chakra.div id={`${id}-list`} role="listbox" aria-label={label} maxHeight="17rem" overflowY="auto">
        {grouped(found.options).map(({ name, rows }) => (
          <OptionGroup key={name ?? ''} name={name}>
            {rows.map(({ option, index }) => (
              <Row
                key={option.value}
                id={`${id}-${index}`}
                role="option"
                aria-selected={option.value === chosen}
                {...(option.disabled ? { 'aria-disabled': true } : {})}
                {...(index === active ? { 'data-active': '' } : {})}
                onClick={() => option.disabled || onChoose(option)}
              >
                {option.label}
                {option.value === chosen ? <Icon name="check" size="sm" /> : null}
              </Row>
            ))}
          </OptionGroup>
        ))}
      </chakra.div>
      <Status found={found} text={text} />
      <VisuallyHidden role="status">
        {found.state === 'ready' && found.options.length > 0
          ? t('optionsFound', { count: found.options.length })
          : ''}
      </VisuallyHidden>
    </FloatingPanel>
  );
}

interface Group {
  name: string | undefined;
  rows: { option: Option; index: number }[];
}

/** Choices under their headings, each with its place among all. */
function grouped(options: readonly Option[]): Group[] {
  const groups: Group[] = [];
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.rows.push({ option, index });
    else groups.push({ name: option.group, rows: [{ option, index }] });
  }
  return groups;
}

function OptionGroup({ name, children }: { name: string | undefined; children: ReactNode }) {
  const id = useId();
  if (name === undefined) return children;
  return (
    <chakra.div role="group" aria-labelledby={id}>
      <chakra.div id={id} px="2.5" pt="2" pb="1" fontSize="xs" fontWeight="medium" color="fg.muted">
        {name}
      </chakra.div>
      {children}
    </chakra.div>
  );
}

function Status({ found, text }: { found: ReturnType<typeof useOptions>; text: string }) {
  const t = useFormTexts();
  const line = { px: '2.5', py: '2', fontSize: 'sm', color: 'fg.subtle' } as const;
  if (found.state === 'failed')
    return (
      <chakra.p {...line} role="alert">
        {t('loadFailed')}
      </chakra.p>
    );
  if (found.options.length > 0) return null;
  if (found.state !== 'ready') {
    return (
      <chakra.div {...line} display="flex" justifyContent="center">
        <Spinner size="sm" label={t('searching')} />
      </chakra.div>
    );
  }
  return (
    <chakra.p {...line} role="status">
      {text.trim() === '' ? t('typeToFind') : t('noneFound', { text })}
    </chakra.p>
  );
}
