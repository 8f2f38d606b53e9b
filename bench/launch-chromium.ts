import { chromium, type Browser } from 'playwright';
import { chromiumSwitches } from '../scripts/chromium-switches.ts';
import { findChromium } from '../scripts/find-chromium.mjs';

/**
 * The Chromium in which the built app is measured. @param args switches in addition to those that every run needs
 */
export function launchChromium(...args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [...chromiumSwitches, ...args],
  });
}
