/**
 * Given names and what people are called by them. A short form may stand in several rows: it is near to each of them, and they are not
 * near to each other.
 */
const rows = `
abigail abby gail
alejandro ale alex
alexander alex al sasha xander
alexandra alex sandra sasha lexi
andrew andy drew
anthony tony
antonio tono tony
barbara barb
beatriz bea
benjamin ben benny
carolina caro
caroline carol carrie
catherine cathy kate katie cate
charles charlie chuck
christina chris tina christy
christine chris tina
christopher chris topher kit
daniel dan danny
david dave davey
deborah deb debbie
dolores lola
donald don donnie
dorothy dot dottie
edward ed eddie ted ned
elizabeth beth betsy betty liz lizzie eliza
emily em
enrique quique
eugene gene
francisco paco pancho fran
frances fran
frederick fred freddie
gabriel gabe
gabriela gaby
gerald jerry
gregory greg
guadalupe lupe lupita
guillermo memo
harold harry hal
henry hank harry
ignacio nacho
isabel isa
isabella bella izzy
jacob jake
james jim jimmy jamie
jennifer jen jenny
jessica jess jessie
jesus chuy
john jack johnny
jonathan jon jonny
jose pepe
joseph joe joey
joshua josh
judith judy
katherine kathy kate katie kat
kathleen kathy kate
kenneth ken kenny
kimberly kim
lawrence larry
leonard leo len lenny
luis lucho
manuel manny manolo
margaret maggie meg peggy marge
maria mari
mary molly polly
matthew matt
melissa mel missy
michael mike mikey mick
mercedes meche
nathaniel nate nathan
nicholas nick nicky
nicole nikki
pamela pam
patricia pat patty trish tricia
patrick pat paddy
peter pete
philip phil
raymond ray
rebecca becky becca
ricardo rick richie
richard rick dick rich richie
robert bob bobby rob robbie
roberto beto
rodolfo rudy
ronald ron ronnie
rosario charo
samantha sam
samuel sam sammy
sandra sandy
sofia sofi
stephanie steph
stephen steve
steven steve
susan sue susie
teresa tere
theodore ted teddy theo
theresa terry tess
thomas tom tommy
timothy tim timmy
victoria vicky tori
vincent vince vinny
virginia ginny
walter walt wally
william bill billy will willie liam
zachary zach zack`;

const shortForms = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', ...short] = row.split(' ');
      return [name, new Set(short)] as const;
    }),
);

/** Whether one given name is a usual short form of the other. Both normalized. Two short forms of one name are not. */
export function isNickname(one: string, other: string): boolean {
  return shortForms.get(one)?.has(other) === true || shortForms.get(other)?.has(one) === true;
}

/** The given names that this one may be a short form of, with itself. */
export function fullFormsOf(name: string): string[] {
  return [name, ...[...shortForms].filter(([, short]) => short.has(name)).map(([full]) => full)];
}
