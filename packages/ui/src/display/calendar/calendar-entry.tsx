import { Link, type To, useCanOpen } from '@courtyard/common/router';
import { chakra } from '../../theme/styled';

export type EntryTone = 'neutral' | 'info' | 'attention' | 'danger';

/** What happens on a day. */
export interface CalendarEntry {
  key: string;
  day: string;
  /** The time of the day, as it is read; nothing for the whole day. */
  time?: string | undefined;
  title: string;
  /** What else is read of it. */
  detail?: string | undefined;
  to: To;
  tone?: EntryTone | undefined;
  /** Not certain yet: its edge is dashed. */
  isTentative?: boolean | undefined;
}

const Line = chakra('span', {
  base: {
    display: 'block',
    width: 'full',
    minWidth: '0',
    minHeight: '6',
    px: '1.5',
    py: '0.5',
    fontSize: 'xs',
    lineHeight: '1.35',
    borderRadius: 'sm',
    bg: 'bg.hover',
    color: 'fg.default',
    borderInlineStartWidth: '4px',
    borderInlineStartStyle: 'solid',
    overflow: 'hidden',
    '&:is(a):hover': { textDecoration: 'underline' },
  },
  variants: {
    tone: {
      neutral: { borderInlineStartColor: 'border.strong' },
      info: { borderInlineStartColor: 'status.info.fg' },
      attention: { borderInlineStartColor: 'status.attention.fg' },
      danger: { borderInlineStartColor: 'status.danger.fg' },
    },
    tentative: { true: { borderInlineStartStyle: 'dashed' } },
    /** In a month there is one line for each. */
    short: {
      true: { whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
      false: { overflowWrap: 'anywhere' },
    },
  },
});

const Time = chakra('span', { base: { fontVariantNumeric: 'tabular-nums' } });
const Title = chakra('span', { base: { fontWeight: 'medium' } });
const Detail = chakra('span', { base: { display: 'block', color: 'fg.muted' } });

/** One line of a day, which leads to what it tells of. */
export function EntryLine({ entry, short }: { entry: CalendarEntry; short: boolean }) {
  const canOpen = useCanOpen();
  const { time, title, detail, to, tone = 'neutral', isTentative = false } = entry;
  const words = (
    <>
      {time === undefined ? null : <Time>{`${time} `}</Time>}
      <Title>{title}</Title>
      {detail === undefined || short ? null : <Detail>{detail}</Detail>}
    </>
  );
  const looks = { tone, tentative: isTentative, short } as const;
  if (!canOpen(to)) return <Line {...looks}>{words}</Line>;
  return (
    <Line asChild {...looks}>
      <Link to={to} {...(short && { title: [time, title, detail].filter(Boolean).join(' · ') })}>
        {words}
      </Link>
    </Line>
  );
}
