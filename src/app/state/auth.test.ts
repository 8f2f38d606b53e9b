import { expect, test } from 'vitest';
import type { User } from '#shared/contract/auth.ts';
import { useAuth, currentUser } from './auth.ts';

test('a screen rendered once more during a sign-out is still that of its reader', () => {
  expect(() => currentUser(null)).toThrow('No reader is signed in');
  const ann = { id: 'ann' } as User;
  useAuth.setState({ user: ann, status: 'authenticated' });
  useAuth.setState({ user: null, status: 'unauthenticated' });
  expect(currentUser(useAuth.getState().user)).toBe(ann);
  const ben = { id: 'ben' } as User;
  useAuth.setState({ user: ben });
  expect(currentUser(useAuth.getState().user)).toBe(ben);
});
