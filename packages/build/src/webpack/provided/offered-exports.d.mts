export const offeredExports: Record<'@tanstack/react-query', readonly string[]>;
