/** See scripts/language-packs.ts. */
declare module 'virtual:russian-pack' {
  const address: string;
  export default address;
}
