import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test('a commonly used password is recognised, also with digits or signs added', () => {
  const common = ['123456', '987654', 'abcdef', 'password', 'Password1!', 'qwerty2026', '111111', 'abababab'];
  const russian = ['пароль', 'Йцукен1', 'gfhjkm'];
  for (const password of [...common, ...russian]) expect(passwordStrength(password), password).toBe('common');
});

test('short or poor ones are weak, long or rich ones strong, the rest fair', () => {
  expect(passwordStrength('xkqzvw')).toBe('weak');
  expect(passwordStrength('aaabbbcccb')).toBe('weak');
  expect(passwordStrength('lanterned')).toBe('fair');
  expect(passwordStrength('Lantern-9b')).toBe('strong');
  expect(passwordStrength('a quiet corner')).toBe('strong');
});
