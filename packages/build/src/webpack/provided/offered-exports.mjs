/**
 * Modules of which the host provides only a part, because the rest would be dead weight in every first load.
 * The host's `federation/share/shared-modules.ts` provides exactly these; a test there compares.
 */
export const offeredExports = {
  '@emotion/react': ['css', 'keyframes'],
  '@tanstack/react-query': [
    'QueryClient',
    'QueryClientProvider',
    'keepPreviousData',
    'queryOptions',
    'skipToken',
    'useInfiniteQuery',
    'useMutation',
    'useQuery',
    'useQueryClient',
  ],
};
