/**
 * What Playwright switches off in Chromium for the sake of tests. Chromium reads only the last list it is given, so ours
 * repeats those that matter here.
 */
const byPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of the address bar, which each window loads in advance, also without a screen: 45 % of opening and closing one. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Switches of every Chromium of the tests and benchmarks: no sandbox for root, no requests to a vendor. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...byPlaywright, ...addressBar].join(',')}`,
];
