/** Libraries of the signed-in side, to be run in a task of their own; see `load-shell.ts`. */
export { createInstance } from '@module-federation/enhanced/runtime';
export { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
export { RouterProvider } from '@courtyard/common/router';
