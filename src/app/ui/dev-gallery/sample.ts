import type { ReactNode } from 'react';

/** A component with its states, each with a name. */
export interface Sample {
  name: string;
  states: readonly (readonly [label: string, element: ReactNode])[];
}
