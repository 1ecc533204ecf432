export const offeredExports: Record<'@emotion/react' | '@tanstack/react-query', readonly string[]>;
