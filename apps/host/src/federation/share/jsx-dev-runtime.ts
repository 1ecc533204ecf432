import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** The production build of React has no `jsxDEV`. A section in development runs on a production host with this. */
export const jsxDevRuntime = {
  Fragment,
  jsxDEV: (
    type: Parameters<typeof jsx>[0],
    props: Parameters<typeof jsx>[1],
    key: Parameters<typeof jsx>[2],
    isStatic: boolean,
  ) => (isStatic ? jsxs : jsx)(type, props, key),
};
