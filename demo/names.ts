import { weighted } from './lots.ts'
import type { Rand } from './scenes/random.ts'

type Community = {
  weight: number
  women: readonly string[]
  men: readonly string[]
  surnames: readonly string[]
}

const list = (text: string): readonly string[] => text.split(', ')

const communities: readonly Community[] = [
  {
    weight: 20,
    women: list(
      'Nomvula, Thandeka, Zanele, Nokuthula, Ntombi, Sibongile, Hlengiwe, Lindiwe, Bongiwe, Nonhlanhla, Ayanda, Thobile, Nomthandazo, Khanyisile, Zinhle',
    ),
    men: list(
      'Sipho, Thabani, Bongani, Mandla, Sibusiso, Themba, Mduduzi, Nkosinathi, Vusi, Lwazi, Sanele, Siyabonga, Musa, Njabulo, Khulekani',
    ),
    surnames: list(
      'Dlamini, Khumalo, Mkhize, Zulu, Ndlovu, Nkosi, Buthelezi, Cele, Mthembu, Zungu, Ngcobo, Shabalala, Gumede, Ntuli, Hadebe, Majola',
    ),
  },
  {
    weight: 13,
    women: list(
      'Nomsa, Noluthando, Nandipha, Babalwa, Thandokazi, Vuyokazi, Zoleka, Nomfundo, Yanga, Siphokazi, Unathi, Pumla',
    ),
    men: list(
      'Luvuyo, Mzwandile, Xolani, Siyanda, Andile, Lungelo, Thembinkosi, Mthetho, Zukile, Ayabonga, Loyiso, Vuyani',
    ),
    surnames: list(
      'Mbeki, Sobukwe, Jonas, Mqhayi, Madikizela, Ngqula, Tshabalala, Nqwiliso, Mabandla, Sigcau, Gqirana, Xaba, Njokweni, Mgijima, Somana',
    ),
  },
  {
    weight: 9,
    women: list(
      'Palesa, Lerato, Dineo, Mpho, Refiloe, Puleng, Limpho, Masego, Nthabiseng, Relebohile',
    ),
    men: list(
      'Thabo, Tumelo, Teboho, Lebohang, Tshepo, Katleho, Mokete, Neo, Retselisitsoe, Moeketsi',
    ),
    surnames: list(
      'Mokoena, Mofokeng, Motaung, Radebe, Nhlapo, Molefe, Moloi, Tsotetsi, Khoza, Letsie, Phiri, Maseko',
    ),
  },
  {
    weight: 8,
    women: list(
      'Boitumelo, Kelebogile, Onalenna, Tshegofatso, Lesego, Gofaone, Naledi, Keitumetse',
    ),
    men: list('Kagiso, Tebogo, Thapelo, Kgosi, Oratile, Tiro, Modise, Olebogeng'),
    surnames: list(
      'Modise, Mogale, Seleka, Motsepe, Sebego, Kgosana, Molefi, Tau, Moeng, Setshedi, Motlhabi, Gaborone',
    ),
  },
  {
    weight: 8,
    women: list('Mokgadi, Mahlatse, Kgaugelo, Khomotso, Lebogang, Matshidiso, Rebone, Ngwako'),
    men: list('Phuti, Lesiba, Kgothatso, Matome, Maropeng, Tlou, Malose, Kwena'),
    surnames: list(
      'Maluleke, Ledwaba, Mashaba, Mabitsela, Sekgobela, Ramaphala, Mamabolo, Kekana, Mothapo, Molepo, Rakgoale, Malatji',
    ),
  },
  {
    weight: 4,
    women: list(
      'Rudzani, Livhuwani, Takalani, Tshilidzi, Mulalo, Fulufhelo, Azwihangwisi, Vhutshilo',
    ),
    men: list('Mpho, Khathutshelo, Ndivhuwo, Rofhiwa, Thendo, Maanda, Mukundi, Vhonani'),
    surnames: list(
      'Mudau, Netshitenzhe, Nemadzivhanani, Ramavhoya, Tshivhase, Mulaudzi, Muthambi, Ravele, Nemukula',
    ),
  },
  {
    weight: 4,
    women: list('Tsakani, Nyiko, Hlulani, Rhulani, Amukelani, Vutomi, Ntsako'),
    men: list('Vusiwana, Tiyani, Risuna, Ntwanano, Hitekani, Nsovo, Rirhandzu'),
    surnames: list(
      'Chauke, Hlungwani, Baloyi, Mabunda, Shivambu, Makhubele, Nkuna, Rikhotso, Mathebula',
    ),
  },
  {
    weight: 15,
    women: list(
      'Elmarie, Annelize, Marlene, Johanna, Riana, Karin, Chantelle, Magda, Elize, Lizette, Anri, Suzette, Mariaan, Adri, Ilse',
    ),
    men: list(
      'Pieter, Hendrik, Gerhard, Johan, Riaan, Willem, Francois, Danie, Kobus, Jaco, Stefan, Deon, Christo, Barend, Wynand',
    ),
    surnames: list(
      'van Wyk, Botha, Steyn, Pretorius, Fourie, Louw, du Plessis, Venter, Kruger, Nel, Coetzee, Swanepoel, Oosthuizen, Viljoen, de Beer, Marais, Joubert, Erasmus, Bezuidenhout',
    ),
  },
  {
    weight: 8,
    women: list(
      'Margaret, Heather, Susan, Penelope, Gillian, Bronwyn, Kerry, Lindsay, Tessa, Jacqueline',
    ),
    men: list('Graham, Neville, Peter, Gareth, Bruce, Trevor, Craig, Dylan, Stuart, Malcolm'),
    surnames: list(
      'Hartley, Thompson, Wentworth, Attwell, Pringle, Southey, Bowker, Ashburnham, Mitchley, Fairbairn, Rudd, Cawood, Kingwill',
    ),
  },
  {
    weight: 6,
    women: list('Priya, Anjali, Kavitha, Sunitha, Nirvana, Devika, Yashoda, Thiloshni'),
    men: list('Rajesh, Prakash, Vikash, Ashwin, Kumaran, Deven, Naveen, Logan'),
    surnames: list(
      'Naidoo, Pillay, Govender, Moodley, Chetty, Maharaj, Singh, Reddy, Padayachee, Ramsamy, Naicker',
    ),
  },
  {
    weight: 3,
    women: list('Ayesha, Zaheera, Yasmin, Nazia, Shamima'),
    men: list('Yusuf, Imraan, Ebrahim, Riaz, Zubair'),
    surnames: list('Patel, Moosa, Cassim, Essop, Mahomed, Vawda, Kajee'),
  },
  {
    weight: 6,
    women: list('Fatima, Shireen, Gadija, Rugaya, Nuraan, Zainab, Waseela, Tasneem'),
    men: list('Ashraf, Faizel, Igsaan, Moegamat, Ridwaan, Shaheed, Taariq, Yaseen'),
    surnames: list(
      'Jacobs, Davids, Abrahams, Hendricks, Isaacs, Parker, Samsodien, Salie, Gamiet, Galant, Adams',
    ),
  },
  {
    weight: 4,
    women: list('Charmaine, Bernadette, Desiree, Merle, Vanessa, Shandré'),
    men: list('Ricardo, Clinton, Marlon, Cedric, Denzil, Ashwill'),
    surnames: list(
      'Petersen, September, Arendse, Cupido, Williams, Plaatjies, Adonis, Fortuin, Julies, Kortje',
    ),
  },
]

export interface PersonName {
  name: string
  surname: string
  woman: boolean
}

export function drawName(r: Rand): PersonName {
  const community = weighted(
    r,
    communities.map((entry) => [entry, entry.weight] as const),
  )
  const woman = r.chance(0.5)
  return {
    name: r.pick(woman ? community.women : community.men),
    surname: r.pick(community.surnames),
    woman,
  }
}

/** Names that do not repeat, so that a list of people looks real. */
export function nameDrawer(r: Rand, taken: readonly string[] = []): () => PersonName {
  const seen = new Set(taken)
  return () => {
    for (;;) {
      const person = drawName(r)
      const full = `${person.name} ${person.surname}`
      if (seen.has(full)) continue
      seen.add(full)
      return person
    }
  }
}

/** `thandeka.vanwyk`: what an email address or username can contain. */
export function handleOf(person: Pick<PersonName, 'name' | 'surname'>): string {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase()
  return `${plain(person.name)}.${plain(person.surname)}`
}

/** The range 555 0100 to 555 0999 is unassigned: no demo number is real. */
export function drawPhone(r: Rand, kind: 'cell' | 'land' = 'cell'): string {
  const code =
    kind === 'cell'
      ? r.pick(['82', '83', '72', '73', '76', '78', '79', '84', '60', '61', '71', '74'])
      : r.pick(['11', '12', '21', '31', '41', '51', '13', '15', '14', '53', '18'])
  return `+27${code}5550${String(r.int(100, 999))}`
}

/** A well-formed identity number with its check digit; sequence and birthday are random. */
export function drawIdNumber(r: Rand, woman: boolean): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const birth = two(r.int(48, 99)) + two(r.int(1, 12)) + two(r.int(1, 28))
  const sequence = String(woman ? r.int(0, 4999) : r.int(5000, 9999)).padStart(4, '0')
  const body = `${birth}${sequence}08`
  let sum = 0
  for (const [place, digit] of [...body].entries()) {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return `${body}${(10 - (sum % 10)) % 10}`
}
