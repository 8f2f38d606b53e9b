/** The value of the first case whose condition holds. */
export const firstTrue = (
  cases: readonly (readonly [condition: boolean | undefined, value: number])[],
  otherwise: number,
): number => cases.find(([condition]) => condition)?.[1] ?? otherwise;
