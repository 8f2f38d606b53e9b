import type { Category } from './categories.ts';

/**
 * English words by hand, as lemmas. They override the list derived from WordNet, whose first senses are misleading
 * for common words ("eye", "table", "moor", "wood"). Words deliberately in no category are listed in
 * `english.ignored`.
 */
export const ENGLISH: Partial<Record<Category, string>> = {
  built: `house home hall room chamber parlour parlor drawing-room dining-room bedroom kitchen cellar attic garret loft
    corridor passage passageway lobby vestibule staircase stair stairway step landing floor ceiling wall roof door
    doorway gate gateway window casement pane shutter threshold porch veranda verandah balcony terrace courtyard yard
    court garden park lawn avenue lane road street alley path pathway pavement highway track bridge square marketplace
    market village town city hamlet suburb castle tower turret spire steeple belfry battlement rampart moat dungeon
    palace mansion manor cottage cabin hut shed barn stable inn tavern hotel lodge church chapel cathedral abbey temple
    monastery convent tomb grave graveyard churchyard cemetery monument statue pillar column arch vault dome chimney
    gable wing facade front storey story apartment flat building edifice structure ruin wharf quay pier dock harbour
    harbor port station platform shop store office library study schoolroom school prison cell fortress fort camp tent
    fence hedge railing palisade enclosure paling wicket arbour arbor bower summerhouse greenhouse conservatory fountain
    well farm farmhouse farmyard orchard vineyard plantation estate grounds mill factory warehouse theatre stage
    gallery salon saloon cabin deck panelling paneling rafter beam buttress cornice balustrade alcove niche recess
    nook corner hearth entrance exit hallway basement stairwell skyscraper tenement barrack barracks bungalow villa
    chateau pavilion kiosk stall booth amphitheatre arena bazaar mosque pyramid obelisk sidewalk curb gutter drain
    tunnel viaduct aqueduct dam lighthouse windmill pigsty henhouse kennel parapet colonnade cloister nave aisle altar
    pulpit crypt dwelling residence premises quarters block roadway thoroughfare crossroads plot paddock plumbing`,
  nature: `land country countryside landscape scenery hill hillside hilltop mountain mountainside peak summit ridge crest slope
    cliff crag rock boulder stone cairn tor cave cavern grotto valley vale glen dale ravine gorge gully canyon chasm
    abyss hollow basin depression plain prairie plateau tableland moor moorland heath desert steppe wilderness
    waste wasteland meadow field pasture clearing glade forest wood woodland jungle thicket copse grove brake scrub
    brushwood undergrowth underwood marsh swamp bog fen mire mud clay sand dune beach shore coast coastline seashore
    bank strand bay cove inlet gulf lagoon lake pond pool puddle river riverbank stream brook rivulet creek torrent
    waterfall cascade cataract spring rapid current whirlpool sea ocean wave billow surf foam spray tide swell water
    island isle islet reef cape headland promontory peninsula isthmus horizon earth ground soil turf sod dust ash
    tree trunk bough branch twig leaf foliage bark root stump log bush shrub grass moss lichen fern bracken heather
    gorse furze bramble brier briar thorn thistle weed nettle ivy vine creeper flower blossom bloom petal bud stem
    stalk tendril rose lily violet daisy primrose daffodil tulip poppy lilac jasmine honeysuckle geranium
    oak elm beech birch ash fir pine larch cedar cypress willow poplar yew holly hawthorn chestnut walnut maple
    sycamore aspen alder palm apple cherry reed rush sedge corn wheat rye barley oats hay straw haystack vegetation
    herbage shrubbery hedgerow wilds cliffside glacier iceberg ice snowdrift volcano crater lava geyser oasis delta
    estuary ford shoal sandbank pebble gravel shingle quartz granite chalk slate outcropping spur terrain expanse
    vista view prospect scene panorama spot place region tract rosebush laurel rhododendron orchid cactus mushroom
    fungus seaweed kelp coral acorn cone needle furrow ditch trench mound hillock knoll eminence rise dell dingle`,
  furnishing: `table chair armchair sofa couch bench stool bed bedstead mattress pillow bolster quilt blanket sheet coverlet
    curtain drapery tapestry hanging carpet rug mat cushion lamp lantern candle candlestick chandelier candelabrum
    mirror looking-glass cupboard wardrobe closet chest trunk drawer bureau desk bookcase bookshelf shelf cabinet
    sideboard dresser mantelpiece mantel fireplace grate stove oven fender screen clock vase pot kettle pan dish plate
    bowl cup saucer mug goblet jug pitcher teapot tray basin washstand piano harpsichord organ furniture upholstery
    wallpaper picture painting portrait frame engraving tablecloth napkin crockery china tumbler decanter bottle
    barrel cask cradle crib hammock bunk settee ottoman chaise divan throne counter rack hook peg bell-pull
    washbasin bathtub tub bucket pail broom trestle fireside hearthrug tile tiling crucifix icon`,
  body: `face head hair forehead brow eyebrow eye eyelid eyelash lash iris pupil nose nostril cheek cheekbone mouth lip
    tooth tusk tongue jaw chin beard moustache mustache whisker ear neck throat nape shoulder arm elbow forearm wrist
    hand palm fist finger fingernail thumb nail knuckle chest breast bosom back spine waist belly stomach hip
    thigh leg knee calf shin ankle foot heel toe limb skin complexion flesh muscle sinew bone skull skeleton vein
    figure form build frame stature height body trunk torso countenance feature physiognomy visage profile expression
    smile grin frown scowl look gaze glance curl lock ringlet tress braid plait pigtail wrinkle freckle scar
    wart mole dimple blush pallor gait bearing carriage posture attitude appearance snout muzzle mane tail wing
    claw paw hoof horn antler fang beak feather fur hide coat crest plumage fin scale tentacle antenna shoulder-blade
    wig baldness stubble tattoo corpse carcass feature temple lineament socket eyeball`,
  clothes: `clothes clothing dress gown frock robe skirt petticoat blouse bodice corset apron shawl scarf veil kerchief
    handkerchief bonnet hat cap hood helmet turban crown coronet tiara wig ribbon lace frill ruffle flounce
    sash girdle belt buckle button coat overcoat greatcoat jacket waistcoat vest tunic doublet jerkin shirt collar
    cravat necktie tie cuff sleeve glove mitten gauntlet muff cloak cape mantle cassock uniform livery costume
    attire garb garment apparel suit trousers breeches pantaloon knickerbockers legging gaiter stocking sock shoe boot
    slipper sandal clog spur jewel jewellery jewelry ring earring bracelet necklace brooch pendant locket pearl
    diamond ruby emerald sapphire spectacles eyeglass monocle goggles armour armor breastplate epaulet epaulette medal
    plume cockade rag tatter patch hem lining pocket nightgown nightshirt nightcap dressing-gown pyjamas pajamas
    smock overalls pinafore sweater jersey kilt sari kimono toga loincloth fur ermine outfit raiment vestment
    headdress kerchief bandana mask fringe tassel train pleat fold jeans tweeds flannels bootlace shoelace`,
  person: `man woman boy girl child baby infant lad lass youth maiden maid lady gentleman fellow chap person people creature
    stranger traveller traveler visitor guest host hostess servant butler footman valet housekeeper cook nurse
    governess coachman groom gardener peasant farmer labourer laborer workman shepherd fisherman sailor seaman captain
    mate pirate soldier officer sergeant colonel general trooper guard sentinel sentry warrior knight squire king
    queen prince princess duke duchess lord count countess baron priest monk nun clergyman parson vicar curate
    doctor physician surgeon lawyer judge clerk merchant shopkeeper tradesman banker beggar tramp thief robber
    villain prisoner convict gipsy gypsy negro savage native giant dwarf hag crone witch wizard old-man husband
    wife father mother son daughter brother sister uncle aunt nephew niece cousin grandfather grandmother widow
    bride bridegroom orphan twin crowd throng group party company multitude band gang troop regiment mob audience
    spectator passer-by bystander neighbour neighbor schoolboy schoolgirl schoolmaster teacher pupil student scholar
    artist painter musician actor actress dancer singer waiter waitress porter driver policeman constable detective
    landlord landlady innkeeper bartender smith blacksmith carpenter miller baker butcher tailor cobbler washerwoman
    milkmaid horseman rider passenger hunter trapper chief chieftain slave master mistress spectre ghost phantom
    apparition monster wretch being goddess god angel devil demon fairy elf inhabitant villager townsman urchin
    ragamuffin brat hunchback cripple invalid patient beauty belle dandy fop blonde brunette matron spinster dame`,
  animal: `animal beast horse mare stallion pony colt foal mule donkey ass ox cow bull calf sheep lamb ram ewe goat kid
    pig hog sow boar dog hound puppy mastiff spaniel terrier cat kitten rat mouse rabbit hare squirrel fox wolf bear
    lion tiger leopard panther elephant camel giraffe zebra deer stag hart doe hind antelope buffalo bison monkey ape
    gorilla bat bird eagle hawk falcon vulture crow raven rook jackdaw magpie owl dove pigeon sparrow robin thrush
    blackbird nightingale lark swallow gull seagull heron stork swan goose duck hen cock rooster chicken turkey peacock
    parrot fish shark whale dolphin seal salmon trout eel crab lobster oyster snake serpent viper adder lizard
    crocodile alligator turtle tortoise frog toad insect fly bee wasp butterfly moth spider ant beetle cricket
    grasshopper mosquito worm snail cattle herd flock swarm hound steed charger mount cob thoat dragon unicorn`,
  sky: `sky heaven heavens cloud sun sunlight sunshine sunbeam sunset sunrise moon moonlight moonbeam star starlight
    light daylight lamplight candlelight firelight gaslight glow gleam glimmer glitter glint flash flicker
    sparkle ray beam shaft shadow shade gloom darkness dusk twilight dawn daybreak air atmosphere weather wind
    breeze gust gale storm tempest hurricane squall thunder thunderstorm lightning rain shower drizzle downpour raindrop
    snow snowflake snowstorm blizzard sleet hail frost ice icicle dew mist fog haze vapour vapor smoke steam heat
    chill fire flame blaze spark ember rainbow eclipse aurora comet meteor calm radiance brilliance
    reflection silhouette murk overcast thaw drift dust firmament zenith`,
  sense: `sound noise silence stillness hush murmur whisper rustle roar crash clatter rattle rumble thud boom din uproar hum
    buzz drone hiss creak groan howl wail shriek scream echo chime toll peal ring tinkle jingle clang song music
    melody strain tune chirp twitter croak bark bay whistle splash ripple patter drip crackle sigh moan cry
    smell scent odour odor fragrance perfume aroma stench stink reek taste warmth coolness cold dampness moisture
    footstep tread hoofbeat gunshot solitude desolation loneliness melancholy calmness serenity tranquillity`,
  daytime: `morning noon midday afternoon evening night midnight nightfall day sunset sunrise dawn dusk twilight
    spring summer autumn winter fall january february march april june july august september october november
    december season midsummer midwinter eve`,
  thing: `ship vessel boat yacht schooner brig frigate steamer canoe raft barge galley gondola mast sail rigging rope
    anchor rudder oar hull keel bow stern prow carriage coach cart wagon wagonette waggon chaise gig cab hansom
    omnibus tram train locomotive engine car automobile motor bicycle sledge sleigh wheel axle saddle bridle rein
    harness whip sword sabre cutlass dagger knife blade axe spear lance shield bow arrow gun pistol revolver
    rifle musket cannon hammer saw spade shovel rake hoe pickaxe scythe sickle plough plow ladder bucket basket
    bag sack box case casket trunk parcel bundle key lock chain watch compass telescope microscope instrument machine
    mechanism apparatus book volume manuscript parchment scroll map chart letter paper pen ink violin guitar flute
    drum trumpet bell flag banner standard pipe cigar cigarette snuff-box umbrella parasol cane stick staff crutch
    fan toy doll statue statuette bust idol egg nest loaf bread fruit cake pie cheese ham dinner feast banquet coin
    treasure gold jewel lamp torch lantern globe ball balloon airplane aeroplane flier submarine propeller lever
    switch wire tube cylinder sphere disk disc cage trap net coffin hearse urn monument tombstone wreath bouquet
    garland splinter fragment heap pile litter rubbish debris wreck wreckage hulk timber plank board post pole peg
    nail canvas tapestry drawing sketch photograph miniature`,
  colour: `red crimson scarlet vermilion ruby pink rosy ruddy purple violet mauve lilac blue azure navy indigo turquoise
    green emerald olive yellow golden gold amber orange tawny brown chestnut auburn russet hazel bronze copper
    coppery black ebony jet sable white ivory snowy snow-white milky silver silvery grey gray ashen leaden dun slate
    colour color hue tint tinge shade colourless colorless coloured colored blond blonde fair sandy dark pale
    pallid sallow swarthy olive-skinned lurid livid greenish yellowish reddish bluish greyish grayish brownish whitish
    blackish pinkish purplish variegated mottled dappled speckled spotted striped motley gilt gilded tanned sunburnt
    bronzed whiten blacken redden darken yellow`,
  look: `big large great huge enormous immense vast gigantic colossal massive giant small little tiny minute diminutive
    tall short high low long broad wide narrow thick thin slender slim slight lean gaunt lanky bony skinny plump stout
    fat corpulent portly burly stocky sturdy robust muscular brawny square round oval circular curved crooked bent
    straight upright erect flat steep sheer sloping level smooth rough rugged jagged uneven gnarled knotted
    twisted tangled matted shaggy bushy hairy bald bearded clean-shaven curly wavy frizzled sleek glossy shiny shining
    bright brilliant dazzling gleaming glittering glistening sparkling twinkling glowing radiant luminous dim dull
    faint gloomy murky dusky shadowy sombre somber black-haired bare naked empty barren bleak desolate deserted lonely
    wild overgrown leafy leafless green-clad wooded grassy mossy rocky stony sandy muddy dusty dirty filthy grimy
    clean neat tidy trim spotless shabby ragged tattered worn threadbare faded patched old ancient aged elderly
    young youthful middle-aged new fresh modern antique venerable ruined ruinous broken cracked crumbling dilapidated
    decayed rotten mouldy moldy withered wrinkled furrowed weather-beaten weatherbeaten battered rusty handsome
    beautiful pretty lovely fair graceful elegant exquisite magnificent splendid gorgeous superb grand stately imposing
    majestic picturesque quaint ugly hideous repulsive grotesque misshapen deformed monstrous ghastly haggard wan
    delicate dainty fragile fine coarse heavy light lofty deep shallow open closed hollow sunken prominent protruding
    aquiline hooked pointed sharp blunt keen piercing thin-lipped full pouting heavy-browed soft hard wet damp moist
    dry sodden dripping icy frozen frosty snowy misty foggy hazy cloudy clear transparent cloudless starry moonlit
    sunny sunlit stormy windy rainy still silent quiet calm noisy loud cold cool chill chilly warm hot sultry
    strange curious singular peculiar striking remarkable weird uncanny mysterious ornate carved embroidered painted
    polished varnished whitewashed thatched tiled paved panelled paneled furnished carpeted draped hung studded
    fringed trimmed dressed clad attired gowned veiled masked armed barefoot barefooted bareheaded hatless visible
    invisible distant remote near far dense scattered sparse solitary isolated motionless immovable erect
    perpendicular vertical horizontal slanting oblique tapering spreading overhanging projecting winding endless
    limitless boundless interminable spacious roomy cramped comfortable cosy cozy snug luxurious sumptuous plain
    simple rude primitive heavy-set broad-shouldered blue-eyed dark-eyed tousled dishevelled disheveled unkempt unshaven
    cadaverous emaciated stooping lame florid weathered stained greasy soiled transparent opaque fluffy silky velvety
    rosy-cheeked well-dressed ill-dressed good-looking respectable-looking pallid hollow-eyed slanted conical
    dreary dismal cheerless cheerful gay festive peaceful serene sinister forbidding grim sweet fragrant scented`,
  material: `wood wooden oak mahogany ebony walnut stone granite marble brick slate iron steel brass bronze copper tin lead
    silver gold glass crystal china porcelain ivory bone leather silk silken satin velvet muslin cotton linen wool
    woollen woolen lace fur cloth calico tweed flannel canvas straw thatch clay plaster mortar tile paper
    metal metallic oaken earthen leathern cashmere taffeta brocade damask serge corduroy gauze crepe chintz`,
  posture: `stand lie sit hang lean stretch extend spread rise tower loom project overhang jut slope wind run cover surround
    enclose encircle fringe border line flank bound frame crown top cap drape clothe dress wear adorn decorate
    ornament furnish fill crowd cluster scatter strew sprinkle dot gleam glitter shine glow glimmer glisten
    sparkle flash blaze burn flicker twinkle flame illuminate light brighten darken shade shadow obscure veil envelop
    wrap cloak carpet pave curtain overgrow overshadow overlook face front resemble seem look appear
    contain consist possess comprise contrast float drift hover flow ripple murmur rustle whisper
    hum buzz roar howl sigh moan blow fall droop dangle sag bend bow curve arch twist coil curl tangle wave
    flutter stream pour drip nestle crouch kneel squat perch rest stoop recline sprawl huddle measure smell
    reek breathe mingle blend fade melt dissolve vanish echo resound reign brood hung stain
    smear mark streak paint tint tinge colour color gild wrinkle furrow carve engrave bear support prop
    protrude bulge taper narrow widen open lead reach divide separate mount situate set`,
  perceive: `see behold notice observe perceive discern distinguish view gaze look glimpse watch spy espy descry sight
    discover recognise recognize hear smell appear emerge reveal disclose display show exhibit present meet`,
  space: `above below beneath under underneath over behind beyond before beside alongside between among amid amidst amongst
    around round about against along across opposite near upon inside outside within without through left right
    front side middle centre center top bottom edge end background foreground distance overhead underfoot
    here there everywhere nearby afar yonder north south east west northern southern eastern western midst extremity
    either upward downward upwards downwards foot base surface rim brink border margin verge half-way halfway`,
  speech: `say tell ask answer reply speak talk call cry exclaim shout mutter whisper murmur remark observe explain declare
    inquire enquire demand order command promise assure add continue repeat return respond mention announce
    confess admit insist suggest beg plead pray thank greet scold laugh swear argue discuss converse inform
    relate describe narrate protest assert affirm express read write sing shriek scream yell bawl interrupt`,
  mind: `think know believe suppose imagine fancy guess wonder doubt hope wish want desire intend mean plan decide resolve
    determine consider reflect ponder remember recollect recall forget understand comprehend realise realize learn
    feel love like hate dislike fear dread trust suspect expect regret repent enjoy admire despise pity prefer
    care mind attempt try endeavour endeavor strive succeed fail manage seek need require deserve owe depend
    persuade convince induce tempt compel force oblige allow permit refuse agree consent pretend deceive excuse
    forgive blame praise please displease amuse interest surprise astonish amaze offend vex annoy trouble
    worry comfort console encourage concern matter choose dare venture hesitate judge conclude prove reason`,
  abstract: `thought idea notion opinion belief doubt hope wish desire intention purpose plan design reason cause motive
    effect consequence result fact truth lie falsehood secret knowledge experience memory recollection remembrance mind
    soul spirit heart conscience feeling emotion passion affection love hatred hate anger rage fury fear terror horror
    dread anxiety care trouble sorrow grief pain pleasure joy delight happiness misery despair shame pride vanity
    jealousy envy pity sympathy gratitude regard respect esteem admiration contempt honour honor dignity virtue vice sin
    crime guilt innocence justice duty right power authority influence force strength weakness courage cowardice
    patience temper disposition character nature conduct behaviour behavior manner habit custom principle sense
    wisdom folly madness reason judgment judgement understanding intelligence wit humour humor education fortune
    wealth poverty income money price debt business affair matter subject question answer word speech conversation
    story tale history account news information advice promise threat secret name title rank family marriage
    friendship acquaintance society life death fate destiny chance luck accident event circumstance situation condition
    state case occasion opportunity danger safety help assistance service favour favor kindness cruelty attention
    interest curiosity surprise astonishment suspicion satisfaction disappointment success failure attempt effort
    difficulty possibility probability necessity importance value use advantage benefit profit loss cause
    relation connection difference resemblance comparison example proof evidence conclusion explanation excuse
    apology consent refusal permission command order war peace law government religion faith science art
    politics liberty freedom world time moment hour minute instant year month week age century future past
    present beginning lack absence presence existence reality dream imagination fancy illusion impression`,
  motion: `go come walk run hurry rush hasten dash leap jump spring climb descend ascend enter leave depart arrive return
    follow pursue chase flee escape ride drive sail row swim fly throw fling toss hurl cast catch seize grasp
    grip clutch snatch grab take bring carry fetch send give receive get put place lay drop pick lift raise
    pull drag draw push thrust strike hit beat knock kick slap stab shoot fire kill murder wound fight attack defend
    break smash tear cut chop dig bury hide find search lose win pay buy sell steal rob eat drink swallow
    bite chew cook sleep wake dress undress wash open close shut lock turn twist spin shake nod bow kiss embrace
    hug weep sob laugh start stop begin finish end wait stay remain follow lead guide help save rescue
    join marry die faint stagger stumble slip slide crawl creep sneak steal march advance retreat halt
    approach pass cross travel wander stroll proceed continue move stir touch hold release
    leave abandon escape obey serve work labour labor play knock ring pour fill light load unload saddle
    mount dismount alight land board explode burst crash collapse`,
  hypothetical: `would could might should must may can if unless perhaps maybe probably possibly whether shall ought
    certainly surely undoubtedly`,
  negation: `not no never nothing nobody none neither nor nowhere hardly scarcely n't`,
  summary: `always often sometimes usually generally never ever every frequently seldom rarely occasionally year years
    month months week weeks since ago already formerly once annually daily habitually accustomed used invariably
    constantly continually throughout lifetime childhood boyhood girlhood`,
  sequence: `then suddenly presently immediately instantly directly soon afterwards afterward next finally meanwhile
    meantime until till when after before again once thereupon whereupon hereupon later`,
  trait: `good bad kind gentle cruel honest dishonest wise foolish clever stupid ignorant learned proud humble vain modest
    shy bold brave cowardly generous mean selfish greedy noble base rich wealthy poor happy unhappy sad miserable angry
    furious jealous envious grateful ungrateful polite rude civil amiable agreeable disagreeable pleasant unpleasant
    sensible insensible prudent careful careless idle lazy industrious diligent patient impatient obstinate stubborn
    faithful loyal treacherous true false sincere innocent guilty virtuous wicked sinful pious religious respectable
    famous celebrated important necessary useful useless possible impossible probable certain sure uncertain
    able unable ready willing unwilling anxious eager afraid fond sorry glad ashamed aware conscious ignorant
    free busy alone sick ill well mad sane sober drunk educated accomplished married single dead alive
    honourable honorable reasonable unreasonable absurd ridiculous wrong right different same similar usual unusual
    common ordinary particular general especial special chief principal main real mere whole certain due worth`,
  measure: `foot feet inch yard mile league acre fathom pound hundredweight ton dozen score hundred thousand half quarter
    diameter length breadth width height depth size circumference perhaps`,
};
