import { defineRecipe } from '@chakra-ui/react';
import { chakra } from '../../theme/styled';
import { useMessages } from '@courtyard/common';
import { type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button';
import { Heading, Text } from '../../layout/text';
import { scrimProperty } from '../../theme/motion/moves';
import { useEntry, useExit } from '../../theme/motion/use-entry-and-exit';
import { overlayMessages } from '../overlays.messages';
import { type CloseGuards, CloseGuardsContext, closeUnlessHeld } from './close-guard';
import { useModal } from './use-modal';

const modalRecipe = defineRecipe({
  base: {
    bg: 'bg.surface',
    color: 'fg.default',
    boxShadow: 'overlay',
    border: '1px solid transparent',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    _backdrop: { bg: 'bg.scrim', opacity: `var(${scrimProperty}, 1)` },
  },
  variants: {
    kind: {
      dialog: {
        margin: 'auto',
        width: 'calc(100vw - 32px)',
        maxHeight: 'calc(100dvh - 32px)',
        borderRadius: 'lg',
      },
      drawer: {
        margin: '0 0 0 auto',
        height: '100dvh',
        maxHeight: '100dvh',
        width: '100vw',
      },
      sheet: {
        margin: 'auto 0 0',
        width: '100vw',
        maxWidth: '100vw',
        maxHeight: '85dvh',
        borderTopRadius: 'lg',
      },
    },
    size: {
      sm: { maxWidth: '26rem' },
      md: { maxWidth: '34rem' },
      lg: { maxWidth: '48rem' },
      xl: { maxWidth: '64rem' },
    },
  },
});

const Element = chakra('dialog', modalRecipe);

const Inner = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minHeight: '0', flex: '1' },
});

export interface ModalProps {
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Buttons at the bottom right; the main one last. */
  footer?: ReactNode;
  /** `alertdialog` for what must be answered. */
  role?: 'dialog' | 'alertdialog';
  kind: 'dialog' | 'drawer' | 'sheet';
  children?: ReactNode;
}

/** The modal itself, from mounting to unmounting; it comes and leaves in motion. */
export function Modal({
  kind,
  onClose,
  title,
  description,
  size = 'md',
  footer,
  role = 'dialog',
  children,
}: ModalProps) {
  const t = useMessages(overlayMessages);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [guards] = useState<CloseGuards>(() => new Set());
  const close = () => closeUnlessHeld(guards, onClose);
  // It leaves from where it is while it is open, and comes once it is.
  useExit(dialog, kind);
  const handlers = useModal(dialog, close);
  useEntry(dialog, kind);
  return (
    <Element
      ref={dialog}
      kind={kind}
      size={size}
      role={role}
      tabIndex={-1}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      {...(description ? { 'aria-describedby': `${id}-description` } : {})}
      {...handlers}
    >
      <CloseGuardsContext value={guards}>
        <Inner>
          <chakra.header display="flex" gap="4" alignItems="flex-start" px="6" pt="5" pb="3">
            <chakra.div flex="1" minWidth="0">
              <Heading as="h2" id={`${id}-title`} size="md">
                {title}
              </Heading>
              {description ? (
                <Text id={`${id}-description`} size="sm" tone="muted" mt="1">
                  {description}
                </Text>
              ) : null}
            </chakra.div>
            <IconButton icon="close" label={t('close')} size="sm" me="-2" my="-1" onClick={close} />
          </chakra.header>
          <chakra.div px="6" pb="6" pt="1" overflowY="auto" flex="1" minHeight="0">
            {children}
          </chakra.div>
          {footer ? (
            <chakra.footer
              display="flex"
              justifyContent="flex-end"
              flexWrap="wrap"
              gap="2"
              px="6"
              py="4"
              bg="bg.subtle"
              borderTopWidth="1px"
              borderColor="border.default"
            >
              {footer}
            </chakra.footer>
          ) : null}
        </Inner>
      </CloseGuardsContext>
    </Element>
  );
}
