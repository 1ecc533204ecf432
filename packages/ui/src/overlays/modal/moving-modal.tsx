import { chakra } from '../../theme/styled';
import { AnimatePresence, domAnimation, LazyMotion } from 'framer-motion';
import { dialog as MotionDialog } from 'framer-motion/m';
import type { ComponentProps } from 'react';
import { Modal, modalRecipe, type ModalProps } from './modal';

const Styled = chakra(MotionDialog, modalRecipe);

const seconds = { dialog: 0.12, drawer: 0.2 };
const away = { dialog: { opacity: 0, y: -4 }, drawer: { x: '100%' } };

/** It comes by CSS, as the plain one does; only the way out needs somebody to wait for it. */
function LeavingDialog(props: Omit<ComponentProps<typeof Styled>, 'kind'> & Pick<ModalProps, 'kind'>) {
  const { kind } = props;
  return (
    <Styled
      {...props}
      exit={{
        ...away[kind],
        '--courtyard-scrim': 0,
        transition: { duration: seconds[kind], ease: 'easeIn' },
      }}
    />
  );
}

export function MovingModal({ open, ...modal }: ModalProps & { open: boolean }) {
  return (
    <LazyMotion features={domAnimation} strict>
      <AnimatePresence>
        {open ? <Modal key="modal" {...modal} element={LeavingDialog} /> : null}
      </AnimatePresence>
    </LazyMotion>
  );
}
