import { chakra } from '../../theme/styled';

/** A file in a list of those that are chosen or on their way: a mark, its name, and what can be done about it. */
export const FileLine = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'row',
    ps: '3',
    pe: '1',
    borderRadius: 'md',
    bg: 'bg.subtle',
    fontSize: 'sm',
  },
});
