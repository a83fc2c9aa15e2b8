/** How the packaged data set writes towns that the product knows by another spelling. */
const pairs = (text) =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.trim().split(' = '))
      .filter(([name]) => name),
  );

export const NAMED_ELSEWHERE = {
  'andhra-pradesh': pairs(`Amadalavalasa = Amudalavalasa, Anakapalli = Anakapalle, Banaganapalle = Banganapalle,
    Bheemunipatnam = Bhimunipatnam, Challapalli = Challapalle, Cheepurupalle = Chipurupalle,
    Chilakaluripet = Chilakalurupet, Eluru = Ellore, Guntakal = Guntakal Junction, Jaggaiahpet = Jaggayyapeta,
    Kadapa = Cuddapah, Kaikaluru = Kaikalur, Kondapalli = Kondapalle, Naidupeta = Nayudupet, Narasapuram = Narasapur,
    Palakonda = Palkonda, Palamaner = Palmaner, Parvathipuram = Parvatipuram, Pulivendula = Pulivendla,
    Punganur = Punganuru, Rajam = Razam, Rajamahendravaram = Rajahmundry, Rajampet = Razampeta, Rayadurg = Rayadrug,
    Samalkota = Samalkot, Srisailam = Srisailain, Tadepalligudem = Tadepallegudem, Tadipatri = Tadpatri,
    Yelamanchili = Elamanchili, Yemmiganur = Emmiganur, Yerraguntla = Erraguntla`),
  telangana: pairs(`Bhainsa = Bhaisa, Devarakonda = Devarkonda, Jogipet = Andol, Kamareddy = Kamareddi, Kodad = Kodar,
    Korutla = Koratla, Kothagudem = Kottagudem, Luxettipet = Lakshettipet, Mahabubabad = Mahbubabad,
    Mahabubnagar = Mahbubnagar, Mancherial = Mancheral, Miryalaguda = Mirialguda, Nagarkurnool = Nagar Karnul,
    Sadasivpet = Sadaseopet, Sangareddy = Sangareddi, Shadnagar = Farrukhnagar, Sircilla = Sirsilla,
    Suryapet = Suriapet, Vemulawada = Vemalwada, Wanaparthy = Wanparti, Zaheerabad = Zahirabad`),
};

/** Latitude and longitude of towns that it does not have. */
export const PLACED = {
  'andhra-pradesh': {
    Allagadda: [15.13, 78.51],
    Amaravati: [16.5131, 80.5165],
    Gooty: [15.12, 77.63],
    Jangareddygudem: [17.12, 81.3],
    Mydukur: [14.73, 78.73],
    Pileru: [13.65, 78.94],
    Podili: [15.6, 79.61],
    Srikalahasti: [13.75, 79.7],
    Sullurpeta: [13.7, 80.02],
    Tenali: [16.243, 80.64],
    Udayagiri: [14.87, 79.3],
    Vempalle: [14.37, 78.46],
    Vinjamur: [14.83, 79.58],
  },
  telangana: {
    Achampet: [16.39, 78.62],
    Armoor: [18.79, 78.29],
    Chevella: [17.31, 78.14],
    Choutuppal: [17.25, 78.89],
    Gajwel: [17.85, 78.68],
    Godavarikhani: [18.75, 79.48],
    Hanamkonda: [18.01, 79.56],
    Husnabad: [18.13, 79.2],
    Huzurabad: [18.2, 79.4],
    Huzurnagar: [16.9, 79.88],
    Ibrahimpatnam: [17.1, 78.64],
    Jadcherla: [16.77, 78.14],
    Jammikunta: [18.29, 79.47],
    Kalwakurthy: [16.67, 78.49],
    Kollapur: [16.11, 78.32],
    Madhira: [16.92, 80.37],
    Makthal: [16.5, 77.52],
    Metpally: [18.85, 78.63],
    Narayankhed: [18.03, 77.77],
    Narsampet: [17.93, 79.89],
    Parkal: [18.2, 79.71],
    Shamshabad: [17.25, 78.4],
    Yadagirigutta: [17.59, 78.94],
  },
};
