import { defineRecipe } from '@chakra-ui/react';
import { chakra } from '../../theme/styled';
import { useMessages } from '@courtyard/common';
import { type ReactNode, use, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../actions/icon-button';
import { Heading, Text } from '../../layout/text';
import { useEntry, useExit } from '../../theme/motion/use-entry-and-exit';
import { overlayMessages } from '../overlays.messages';
import { BesideFormContext } from './beside-form';
import { type CloseGuards, CloseGuardsContext, closeUnlessHeld } from './close-guard';
import { ModalFooterContext } from './modal-footer';
import { modalSurface } from './modal-surface';
import { useModal } from './use-modal';

const modalRecipe = defineRecipe({
  base: modalSurface,
  variants: {
    kind: {
      // What is filled in or read takes the whole of a phone.
      dialog: {
        margin: 'auto',
        width: { base: '100vw', sm: 'calc(100vw - 32px)' },
        // Not auto: what stands between both edges would fill the window.
        height: { base: '100dvh', sm: 'fit-content' },
        maxHeight: { base: '100dvh', sm: 'calc(100dvh - 32px)' },
        borderRadius: { base: '0', sm: 'lg' },
      },
      question: {
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
      sm: { maxWidth: { base: 'none', sm: '26rem' } },
      md: { maxWidth: { base: 'none', sm: '34rem' } },
      lg: { maxWidth: { base: 'none', sm: '48rem' } },
      xl: { maxWidth: { base: 'none', sm: '64rem' } },
    },
  },
});

const Element = chakra('dialog', modalRecipe);

const Inner = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minHeight: '0', flex: '1' },
});

const Foot = chakra('footer', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gap: '2',
    px: { base: '4', sm: '6' },
    pt: { base: '3', sm: '4' },
    pb: { base: 'calc({spacing.3} + env(safe-area-inset-bottom))', sm: '4' },
    bg: 'bg.subtle',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    _empty: { display: 'none' },
  },
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

/** The modal itself, from mounting to unmounting, beside the form that opens it. */
export function Modal(props: ModalProps) {
  const place = use(BesideFormContext);
  const modal = (
    <BesideFormContext value={null}>
      <Opened {...props} />
    </BesideFormContext>
  );
  if (place === null) return modal;
  return place.element && createPortal(modal, place.element);
}

/** It comes and leaves in motion. */
function Opened({
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
  const [element, setFoot] = useState<HTMLElement | null>(null);
  const foot = useMemo(() => ({ element }), [element]);
  const close = () => closeUnlessHeld(guards, onClose);
  // It leaves from where it is while it is open, and comes once it is.
  useExit(dialog, kind);
  const handlers = useModal(dialog, close);
  useEntry(dialog, kind);
  return (
    <Element
      ref={dialog}
      kind={kind === 'dialog' && role === 'alertdialog' ? 'question' : kind}
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
          <chakra.header
            display="flex"
            gap="4"
            alignItems="flex-start"
            px={{ base: '4', sm: '6' }}
            pt="5"
            pb="3"
          >
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
          <chakra.div px={{ base: '4', sm: '6' }} pb="6" pt="1" overflowY="auto" flex="1" minHeight="0">
            <ModalFooterContext value={foot}>{children}</ModalFooterContext>
          </chakra.div>
          <Foot ref={setFoot}>{footer}</Foot>
        </Inner>
      </CloseGuardsContext>
    </Element>
  );
}
