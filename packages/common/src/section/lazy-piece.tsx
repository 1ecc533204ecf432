import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import { useMessages } from '../messages/messages';
import { useUiConfig } from '../settings/ui-config.store';
import { toast } from '../toast/toast.store';
import en from './lazy-piece.en.json';
import es from './lazy-piece.es.json';

const pieceMessages = defineMessages({ en, es });

type StandIn<Props> = ReactNode | ((props: Props) => ReactNode);

interface PieceOptions<Props> {
  /** Stands in its place until it is there. */
  waiting?: StandIn<Props>;
  /** Stands there where it does not come, and may ask for it again; without it, nothing does. */
  missing?: ReactNode | ((props: Props, retry: () => void) => ReactNode);
  /** Told when it does not come. */
  onFailed?: (props: Props) => void;
}

/**
 * A piece of what is shown already, fetched when it is first drawn. One that does not come (offline, or of a release that is gone) leaves
 * the rest as it is, where `React.lazy` would take the page down; drawn once more it is fetched once more.
 */
export function lazyPiece<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, missing = null, onFailed }: PieceOptions<Props> = {},
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function LazyPiece(props: Props) {
    const [Piece, setPiece] = useState(() => known);
    const [isMissing, setMissing] = useState(false);
    const [attempt, setAttempt] = useState(1);
    const fail = useEffectEvent(() => {
      setMissing(true);
      onFailed?.(props);
    });
    useEffect(() => {
      // Another of its kind may have fetched it since this one was drawn.
      if (known) return setPiece(() => known);
      let isGone = false;
      const show = (loaded: ComponentType<Props>) => {
        known = loaded;
        if (!isGone) setPiece(() => loaded);
      };
      load().then(show, () => void (isGone || fail()));
      return () => {
        isGone = true;
      };
    }, [attempt]);
    const retry = () => {
      setMissing(false);
      setAttempt(attempt + 1);
    };
    if (Piece) return <Piece {...props} />;
    const standIn = isMissing ? missing : waiting;
    return typeof standIn === 'function' ? standIn(props, retry) : standIn;
  };
}

/** The kit that draws buttons stands above this package: this one is drawn as words to press. */
const asWords = { minHeight: '2.75rem', cursor: 'pointer', textDecoration: 'underline' };

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(pieceMessages);
  return (
    <div role="alert" style={{ padding: '1rem', textAlign: 'center' }}>
      <p>{t('notLoadedHere')}</p>
      <button type="button" style={asWords} onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}

/** What somebody looks for at its place, a chart or a preview: one that does not come says so there, and is asked for again there. */
export const lazyContent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> =>
  lazyPiece(load, { waiting, missing: (_props, retry) => <NotLoaded onRetry={retry} /> });

/** Says in passing that what somebody asked for did not come. */
export function sayNotLoaded(): void {
  const t = messagesIn(pieceMessages, useUiConfig.getState().language);
  toast({ title: t('notLoaded'), kind: 'error' });
}

/** What opens over the page, fetched when it opens: one that does not come says so and is closed. */
export function lazyOverlay<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  waiting: StandIn<Props> = null,
): ComponentType<Props> {
  return lazyPiece(load, {
    waiting,
    onFailed: ({ onClose }) => {
      sayNotLoaded();
      onClose();
    },
  });
}
