/** Words for long or large rooms in which many people are. */
export const PUBLIC_ROOMS = {
  ward: ['hospital ward|=ward|=wards|dormitory|infirmary|=in the hospital', 'палата|лазарет|дортуар'],
  schoolroom: ['school room|class room|lecture room', 'классная комната|=классе|=классная|аудитория'],
  gallery: ['picture gallery|portrait gallery|gallery of portraits', 'картинная галерея|портретная галерея'],
  conservatory: [
    'conservatory|hot house|winter garden|orangery|palm house|green house',
    'оранжерея|теплица|зимний сад',
  ],
  courtroom: [
    'court room|=court house|=witness box|=in the dock|=jury',
    'зал суда|=зале суда|=скамье подсудимых|=присяжные|=присяжных',
  ],
  theatre: [
    'theatre|theater|opera|opera house|music hall|=of the stage|=on the stage|=upon the stage',
    'театр|сцена|опера',
  ],
} as const;
