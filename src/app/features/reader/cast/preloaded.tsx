import { lazy, useState, type ComponentType } from 'react';

/**
 * A component whose code is fetched ahead. React's `lazy` suspends even if the code is loaded, and suspended content
 * is delayed by 300 ms: too long for a panel that a tap opens.
 */
export function preloaded<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const preload = async (): Promise<ComponentType<Props>> => (loaded ??= await load());
  // `lazy` adds refs to its props, which no panel accepts.
  const Later = lazy(async () => ({ default: await preload() })) as unknown as ComponentType<Props>;
  function Preloaded(props: Props) {
    // The same for as long as it is shown, so that it keeps its state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Preloaded, { preload });
}
