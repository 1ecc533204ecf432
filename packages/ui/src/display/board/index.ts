export { Board } from './board';
export type { BoardColumn, BoardProps } from './board';
export { useBoardMoves } from './use-board-moves';
