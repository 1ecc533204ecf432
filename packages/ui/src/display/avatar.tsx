import { chakra } from '../theme/styled';

const Disc = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    fontWeight: 'semibold',
    lineHeight: 'none',
    userSelect: 'none',
  },
  variants: {
    size: {
      xs: { width: '6', height: '6', fontSize: '0.625rem' },
      sm: { width: '8', height: '8', fontSize: 'xs' },
      md: { width: '10', height: '10', fontSize: 'sm' },
      lg: { width: '14', height: '14', fontSize: 'lg' },
    },
    tone: {
      0: { bg: 'accent.subtle', color: 'accent.fg' },
      1: { bg: 'status.ok.subtle', color: 'status.ok.fg' },
      2: { bg: 'status.attention.subtle', color: 'status.attention.fg' },
      3: { bg: 'status.danger.subtle', color: 'status.danger.fg' },
      4: { bg: 'status.info.subtle', color: 'status.info.fg' },
    },
  },
  defaultVariants: { size: 'md' },
});

const tones = [0, 1, 2, 3, 4] as const;

/** First letters of the first and the last word: `Alma de la Reyes` is AR. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** The same name has the same colour everywhere. */
function toneOf(name: string) {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return tones[sum % tones.length] ?? 0;
}

export interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: 'xs' | 'sm' | 'md' | 'lg';
}

/** A person's picture or initials. Decoration: the name stands beside it or labels what it is in. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  return (
    <Disc size={size} tone={toneOf(name)} aria-hidden="true">
      {src ? (
        <chakra.img src={src} alt="" width="full" height="full" objectFit="cover" loading="lazy" />
      ) : (
        initials(name)
      )}
    </Disc>
  );
}
