import { afterEach, expect, test } from 'vitest';
import { onReconnected, useConnection } from './connection.ts';

const initial = useConnection.getState();
afterEach(() => useConnection.setState(initial));

test('a reconnection is reported when the browser is online again and when the server is, and at no other change', () => {
  useConnection.setState({ online: true, live: 'open' });
  let count = 0;
  const stop = onReconnected(() => (count += 1));
  useConnection.setState({ online: false, live: 'closed' });
  expect(count).toBe(0);
  useConnection.setState({ online: true });
  expect(count).toBe(1);
  useConnection.setState({ live: 'connecting' });
  expect(count).toBe(1);
  useConnection.setState({ live: 'open' });
  expect(count).toBe(2);
  stop();
  useConnection.setState({ online: false });
  useConnection.setState({ online: true });
  expect(count).toBe(2);
});
