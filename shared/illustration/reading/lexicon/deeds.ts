import type { Deed } from '../../scene.ts';

/**
 * What one person does to another, as patterns over the words of a clause joined by single spaces. `{o}` is the object,
 * `{s}` an owner ("her hand"), `…` up to three words in between, `-` any ending.
 */
export const DEED_PATTERNS: Readonly<Record<Deed, { en: readonly string[]; ru: readonly string[] }>> = {
  'kiss hand': {
    en: [
      '(?:kissed|kissing|kisses) {s} … (?:hands?|fingers)(?! to )',
      '(?:raised|raising|lifted|lifting|pressed|pressing|carried|put) {s} … hands? to (?:his|her|my) lips',
      'bent over {s} … hand',
    ],
    ru: [
      '(?:поцеловал|поцеловала|поцеловав|целовал|целовала|целуя|целует) {o} … (?:руку|руки|ручку|ручки|рук)',
      '(?:поцеловал|поцеловала|поцеловав|целовал|целовала|целуя|целует) (?:руку|руки|ручку) {o}',
      '(?:поднес|поднеся|прижал|прижимая) {o} … (?:руку|ручку) к (?:губам|своим губам)',
      '(?:подошел|подошла|подходил|подходила) к {o} … (?:к руке|к ручке)',
    ],
  },
  'take hands': {
    en: [
      '(?:took|taking|takes|pressed|pressing|grasped|grasping|seized|seizing|clasped|clasping|caught|held|holding|shook|wrung) {s} … hands?',
      '(?:shook|shaking|shakes) hands with {o}',
      "(?:shook|shaking|held|holding|joined) (?:each other'?s?|one another'?s?)? ?hands",
      '(?:took|taking|seized|seizing|caught|grasped|held|holding|led|leading) {o} by (?:the|both) hands?',
      'hand in hand',
    ],
    ru: [
      '(?:пожал|пожала|пожав|пожимая|пожимал|пожимала|пожимает|сжал|сжала|сжимая|сжимал|взял|взяла|взяв|держа|держал|держала|схватил|схватила|схватив|потряс|тряс) {o} … (?:руку|руки|ручку)',
      '(?:пожал|пожала|пожав|пожимая) (?:руку|руки) {o}',
      '(?:взял|взяла|взяв|держа|держал|держала|схватил|схватила|схватив|поймал|поймала|удержал|держит|вел|вела|ведя|ведет) {o} … за (?:руку|руки|ручку|обе руки)',
      '(?:взял|взяла|взяв|держа|держал|держала|схватил|схватила|схватив) за (?:руку|руки) {o}',
      '(?:взявшись|держась|взялись) … за руки',
      'пожали … друг другу … руки',
      '(?:протянул|протянула|протягивая|подал|подала|подавая) {o} … руку',
    ],
  },
  'arm in arm': {
    en: [
      'arm in arm',
      '(?:leaning|leaned|hanging|leans) (?:upon|on) {s} … arm',
      '(?:took|taking|takes) {s} arm',
      '(?:gave|giving|offered|offering) {o} his arm',
    ],
    ru: [
      'под (?:руку|ручку) с {o}',
      'с {o} под (?:руку|ручку)',
      '(?:взял|взяла|взяв|вел|вела|ведя|держа|подхватил|подхватила) {o} … под (?:руку|ручку)',
      '(?:шли|ходили|гуляли|вошли|прошли|прогуливались|идя|ходя) … под (?:руку|ручку)',
      'рука об руку',
    ],
  },
  'hand on shoulder': {
    en: [
      '(?:laid|laying|lays|put|putting|puts|placed|placing|rested|resting) (?:his|her|a|one|both|my) … hands? (?:on|upon) {s} … (?:shoulders?|arm|head)',
      '(?:took|taking|seized|seizing|clapped|patted|slapped|slapping|patting|touched|tapped|held|holding|caught) {o} (?:on|by|upon) (?:the|both) (?:shoulders?|back|head)',
      '(?:patted|patting|stroked|stroking) {s} … (?:head|hair|shoulder|back|cheek)',
    ],
    ru: [
      '(?:положил|положила|положив|кладя|клал|хлопнул|хлопнула|хлопнув|хлопая|потрепал|потрепала|трепля|тронул|тронула|взял|взяла|взяв|схватил|схватила|держа|ударил) {o} … (?:на плечо|на плечи|по плечу|за плечо|за плечи|на голову|по спине)',
      '(?:положил|положила|положив|кладя|хлопнул|хлопнула|хлопая|потрепал|потрепала) (?:руку|обе руки|руки) (?:на плечо|на плечи|на голову) {o}',
      '(?:положил|положила|положив|кладя) (?:руку|обе руки|руки) {o} (?:на плечо|на плечи|на голову)',
      '(?:хлопнул|хлопнула|хлопая|потрепал|потрепала|взял|взяв|тронул|тронула) … (?:по плечу|за плечо|за плечи) {o}',
      '(?:гладил|гладила|погладил|погладила|гладя) {o} … (?:по голове|по головке|по волосам|по плечу)',
    ],
  },
  give: {
    en: [
      '(?:handed|handing|hands|gave|giving|offered|offering|brought|bringing|passed|passing) {o} (?:a|an|the|his|her|some|two|this|that) {t}',
      '(?:handed|handing|hands|gave|giving|offered|offering|brought|passed|held out|holding out|presented) (?:a|an|the|his|her|this|that) {t} … to {o}',
    ],
    ru: [
      '(?:подал|подала|подавая|подает|протянул|протянула|протягивая|передал|передала|передавая|вручил|вручила|отдал|отдала|поднес|поднесла) {o} {t}',
      '(?:подал|подала|подавая|протянул|протянула|протягивая|передал|передала|вручил|вручила|отдал|отдала) {t} {o}',
      '{t} (?:подал|подала|протянул|протянула|вручил|вручила) {o}',
    ],
  },
  'kneel before': {
    en: [
      '(?:knelt|kneeling|kneels|knelt down|fell|fallen|falling|sank|sinking|dropped|threw himself|threw herself|flung himself|flung herself|went down|cast himself) … (?:before|beside|in front of) {o}',
      '(?:knelt|kneeling|fell|falling|fallen|sank|threw himself|threw herself|flung himself|flung herself|cast himself|dropped) … at {s} feet',
      'on (?:his|her|their) knees … (?:before|to|in front of) {o}',
    ],
    ru: [
      '(?:на колени|на коленях) … (?:перед|пред|передо) {o}',
      '(?:перед|пред|передо) {o} … (?:на колени|на коленях)',
      '(?:бросился|бросилась|упал|упала|повалился|повалилась|падая|кинулся|кинулась|кланялся|поклонился|поклонилась) {o} … в ноги',
      '(?:бросился|бросилась|упал|упала|пал|повалился|повалилась) (?:к|в) {o} … ногам',
      '(?:упал|упала|пал|бросился|бросилась) к ногам {o}',
    ],
  },
  'bow to': {
    en: ['(?:bowed|bowing|bows|curtsied|curtseyed) … (?:to|before) {o}'],
    ru: [
      '(?:поклонился|поклонилась|поклонясь|кланялся|кланялась|кланяясь|раскланялся|раскланивался) … {o}',
      '(?:поклонился|поклонилась|кланялся|кланялась|раскланялся) с {o}',
      '(?:присела|приседая) перед {o}',
    ],
  },
  'lean over': {
    en: [
      '(?:leaned|leaning|leant|leans|bent|bending|bends|stooped|stooping|hung|hanging) (?:down |forward |a little )?(?:over|towards?|above|down to) {o}',
      '(?:leaned|leaning|leant) (?:on|over|upon) the back of {s} … chair',
    ],
    ru: [
      '(?:наклонился|наклонилась|наклоняясь|наклонившись|наклонясь|нагнулся|нагнулась|нагибаясь|нагнувшись|склонился|склонилась|склонясь|склоняясь|склонившись) … (?:к|ко|над|надо) {o}',
      '(?:к|ко|над|надо) {o} … (?:наклонился|наклонилась|нагнулся|нагнулась|склонился|склонилась|наклонясь|склонясь|нагнувшись|наклонившись)',
    ],
  },
  whisper: {
    en: [
      '(?:whispered|whispering|whispers) … (?:to|in) {o}',
      '(?:whispered|whispering|spoke|murmured|murmuring) … (?:in|into) {s} ear',
    ],
    ru: [
      '(?:шепнул|шепнула|шептал|шептала|прошептал|прошептала|шепча|нашептывал|нашептывала) … {o}',
      '(?:на|в) ухо {o}',
      '{o} … на ухо',
    ],
  },
  fight: {
    en: [
      '(?:struck|hit|beat|beating|kicked|stabbed|knocked|knocking|thrashed|shoved|throttled) {o} (?:down|on|in|across|over|with|full|to|twice|again|a)',
      '(?:seized|seizing|caught|catching|took|taking|grasped|gripped|held|grabbed|had|collared|clutched|shook|shaking) {o} by (?:the|his|her) (?:throat|collar|neck|hair|beard|scruff|lapels?)',
      '(?:fought|fighting|wrestled|wrestling|grappled|grappling|struggled|struggling) with {o}',
      '(?:flew|flying|sprang|springing|leaped|leapt) at {s} … throat',
      '(?:sprang|springing|rushed|flew|flung himself|threw himself) (?:at|upon|on) (?!(?:his|her|their|my) (?:knees|face|back|bed|breast|couch|horse|sofa|pillow)){o}',
    ],
    ru: [
      '(?:схватил|схватила|схватив|взял|взяв|держал|держа|ухватил|ухватив|поймал|тряс|тащил) {o} … за (?:горло|ворот|шиворот|воротник|бороду|волосы|волоса|грудь|чуб|шею)',
      '(?:ударил|ударила|ударив|бил|била|колотил|колотила|избил|хлестнул) {o} … (?:по|в|кулаком|кулаками|рукой|палкой|плетью|кнутом|ногой|изо)',
      '(?:бросился|бросилась|кинулся|кинулась|накинулся|накинулась|напал) на {o}',
      '(?:дрался|дралась|боролся|боролась|сцепился) с {o}',
    ],
  },
  support: {
    en: [
      '(?:supported|supporting|supports|steadied|steadying) {o}',
      '(?:held|holding|helped|helping|dragged|dragging) {o} (?:up|to his feet|to her feet|upright|along)',
      '(?:led|leading) {o} (?:by the arm|gently|slowly|tottering)',
      'supported by {o}',
    ],
    ru: [
      '(?:поддерживая|поддерживал|поддерживала|поддержал|поддержала|поддерживает|подхватил|подхватила|подхватив) … {o}',
      '(?:вел|вела|вели|ведя|ведут|поддерживал|поддерживали) {o} … под руки',
      'под руки (?:вел|вели|вела) {o}',
    ],
  },
  'carry in arms': {
    en: [
      '(?:carried|carrying|carries|bore|bearing|lifted|lifting|took|taking|held|holding|raised|caught|catching|picked up|had) {o} … in (?:his|her|my) (?:strong |own )?arms',
      '(?:carried|carrying|bore|lifted|caught|took|picked) {o} (?:up |upstairs |away )in',
      'with {o} in (?:his|her|my) arms',
      '(?:carried|carrying) {o} (?:upstairs|downstairs|home|out|in|into|up|across|to)',
    ],
    ru: [
      '(?:нес|несла|неся|несет|держал|держала|держа|взял|взяла|взяв|поднял|подняла|подняв|схватил|схватила|схватив|носил|носила|вынес|внес|подхватил) {o} … (?:на руки|на руках)',
      '(?:нес|несла|держал|держала|взял|взяла|поднял|носил|носила) … (?:на руки|на руках) {o}',
      'на руках … (?:нес|несла|держал|держала) {o}',
      'с {o} на руках',
    ],
  },
  embrace: {
    en: [
      '(?:kissed|kissing|kisses|hugged|hugging|embraced|embracing) {o}',
      '(?:pressed|pressing|clasped|clasping|strained|folded|folding|held|drew|took|caught|gathered) {o} … (?:to|in|into|against) (?:his|her|my) (?:breast|bosom|heart|arms)',
      '(?:threw|throwing|flung|flinging|put|putting|wound) (?:his|her|both) arms? (?:around|round|about) {o}',
      '(?:threw|throwing|flung|flinging|put|putting) (?:his|her|both) arms? (?:around|round|about) {s} … (?:neck|waist|shoulders)',
      '(?:fell|threw himself|threw herself|flung herself|rushed|flew|lay) … into {s} arms',
      '(?:fell|hung|hanging|wept) (?:on|upon|about|round) {s} neck',
      "(?:each other'?s?|one another'?s?) arms",
    ],
    ru: [
      '(?:обнял|обняла|обняв|обнимая|обнимал|обнимала|обнимает|поцеловал|поцеловала|поцеловав|целовал|целовала|целуя|расцеловал|расцеловала) … {o}',
      '{o} … (?:обнял|обняла|обнимая|поцеловал|поцеловала)',
      '(?:прижал|прижала|прижав|прижимая|прижимал|прижимала) {o} … (?:к груди|к себе|к своей груди|к сердцу)',
      '(?:бросился|бросилась|кинулся|кинулась|повис|повисла) … (?:на шею|на шее) {o}',
      '(?:бросился|бросилась|кинулся|кинулась|повис|повисла) {o} на (?:шею|шее)',
      '(?:обнялись|обнимались|поцеловались|обнимаются)',
    ],
  },
  dance: {
    en: ['(?:danced|dancing|waltzed|waltzing) … with {o}'],
    ru: ['(?:танцевал|танцевала|танцуя|вальсировал|плясал|плясала|танцует) … с {o}'],
  },
};
