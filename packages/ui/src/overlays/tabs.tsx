import { chakra } from '../theme/styled';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Badge } from '../display/badge';
import { fadingStrip, useEdgeFade } from './use-edge-fade';

export interface TabSpec<V extends string> {
  value: V;
  label: ReactNode;
  /** A number beside the words. */
  count?: number | undefined;
  content: ReactNode;
}

export interface TabsProps<V extends string> {
  /** Names the list of tabs. */
  label: string;
  items: readonly TabSpec<V>[];
  value: V;
  /** Keep the value in the URL, so that a link shows the same tab. */
  onChange: (value: V) => void;
}

const List = chakra('div', {
  base: {
    display: 'flex',
    gap: '6',
    ...fadingStrip,
    position: 'relative',
    boxShadow: 'inset 0 -1px {colors.border.default}',
    mb: '5',
  },
});

const Tab = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    height: 'row',
    px: '0.5',
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    cursor: 'pointer',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    transition: 'color 100ms',
    _hover: { color: 'fg.default' },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: 'sm' },
    '&[aria-selected=true]': { color: 'accent.fg', borderColor: 'accent.fg' },
    _highContrast: { borderColor: 'Canvas' },
  },
});

/** Tabs of one record: arrows move and choose, only the chosen panel is drawn. */
export function Tabs<V extends string>({ label, items, value, onChange }: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = items.find((item) => item.value === value) ?? items[0];

  // Tabs that do not fit scroll; a link may name one that is out of sight, and a turned phone puts it there.
  useLayoutEffect(() => {
    const bringIntoSight = () => {
      const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
      if (list.current && tab) {
        list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
      }
    };
    bringIntoSight();
    window.addEventListener('resize', bringIntoSight);
    return () => window.removeEventListener('resize', bringIntoSight);
  }, [chosen?.value]);

  useEdgeFade(list, items.length);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = items.findIndex((item) => item.value === chosen?.value);
    const last = items.length - 1;
    const places: Record<string, number> = {
      ArrowRight: at >= last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const next = items[places[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => {
          const isChosen = item.value === chosen?.value;
          return (
            <Tab
              key={item.value}
              id={`${id}-${item.value}`}
              type="button"
              role="tab"
              aria-selected={isChosen}
              aria-controls={`${id}-panel`}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChange(item.value)}
            >
              {item.label}
              {item.count === undefined ? null : (
                <Badge size="sm" tone={isChosen ? 'accent' : 'neutral'}>
                  {item.count}
                </Badge>
              )}
            </Tab>
          );
        })}
      </List>
      {chosen ? (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen.value}`}>
          {chosen.content}
        </div>
      ) : null}
    </div>
  );
}
