import { useCallback, useEffect, useState } from 'react';
import { chakra } from '../../theme/styled';
import type { ListedSection } from '../form/context/listed-sections';
import { useFormTexts } from '../forms.messages';

const fewest = 3;

/** The sections of a form in the order in which they stand. */
export function useSectionList() {
  const [sections, setSections] = useState<readonly ListedSection[]>([]);
  const list = useCallback((section: ListedSection) => {
    setSections((before) => [...before, section].toSorted(inOrder));
    return () => setSections((before) => before.filter(({ id }) => id !== section.id));
  }, []);
  return { sections, list };
}

function inOrder(one: ListedSection, other: ListedSection): number {
  const [first, second] = [document.getElementById(one.id), document.getElementById(other.id)];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

const Nav = chakra('nav', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'sticky',
    top: 'calc({sizes.bar} + {spacing.5})',
    fontSize: 'sm',
    lineHeight: 'sm',
    _print: { display: 'none' },
  },
});

const Entry = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    textAlign: 'start',
    px: '3',
    py: '1.5',
    cursor: 'pointer',
    color: 'fg.muted',
    borderInlineStartWidth: '2px',
    borderColor: 'border.default',
    _hover: { color: 'fg.default' },
    '&[aria-current]': { color: 'accent.fg', borderColor: 'accent.fg', fontWeight: 'medium' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** The headings of a long form beside it, the one in sight marked; leads to each. */
export function FormIndex({ sections }: { sections: readonly ListedSection[] }) {
  const t = useFormTexts();
  const current = useSectionInSight(sections);
  if (sections.length < fewest) return null;
  const go = (id: string) => {
    const section = document.getElementById(id);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  };
  return (
    <Nav aria-label={t('onThisPage')}>
      {sections.map(({ id, title }) => (
        <Entry
          key={id}
          type="button"
          aria-current={id === current ? 'location' : undefined}
          onClick={() => go(id)}
        >
          {title}
        </Entry>
      ))}
    </Nav>
  );
}

/** The last section that begins above the middle of the window; the last of all at the end of the page. */
function useSectionInSight(sections: readonly ListedSection[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      const begun = sections.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
        return isAtEnd || top < window.innerHeight / 2;
      });
      setCurrent((begun.at(-1) ?? sections[0])?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [sections]);
  return current;
}
