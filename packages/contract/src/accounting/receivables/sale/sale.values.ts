/** Who has it after a sale. */
export const saleKeepers = ['seller', 'buyer'] as const;
