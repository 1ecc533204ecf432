const pollMs = 3_000;

/** How soon letters are asked for again: while one of them is on its way. */
export const pollLetters = ({ state }: { state: { data?: readonly { state: string }[] | undefined } }) =>
  state.data?.some((letter) => letter.state === 'queued') === true ? pollMs : false;
